import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import { MessageBox } from '@/shared/ui/input/MessageBox';
import { useCommentOnReviewMutation, useGetReviewCommentsQuery } from '../reviewsApi';
import styles from './ReviewComments.module.css';

interface Props {
  companyId: string;
  reviewId: string;
  /** Whether the person may write. */
  canWrite: boolean;
  /** Who can be mentioned; empty until `onNeedPeople` has loaded them. */
  people: readonly { id: string; name: string }[];
  onNeedPeople: () => void;
}

/** What people say about a review, beside its page; it is no part of what is signed. */
export function ReviewComments({ companyId, reviewId: id, canWrite, people, onNeedPeople }: Props) {
  const { t } = useTranslation('reviews');
  const { longDate } = useFormats();
  const { currentData: comments = [] } = useGetReviewCommentsQuery({ companyId, id });
  const [send] = useCommentOnReviewMutation();
  return (
    <Card title={t('comments.title')}>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.text}>{comment.text}</p>
            <span className={styles.about}>
              {[
                comment.author_name ?? t('proof.former'),
                longDate(comment.created_at),
                ...(comment.mentions.length > 0
                  ? [
                      t('comments.to', {
                        names: comment.mentions.map(({ name }) => name).join(', '),
                      }),
                    ]
                  : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {comments.length === 0 && <p className={styles.about}>{t('comments.none')}</p>}
      {canWrite && (
        <div className={styles.box}>
          <MessageBox
            words={{
              label: t('comments.label'),
              mention: t('comments.mention'),
              submit: t('comments.submit'),
              failed: t('comments.failed'),
            }}
            people={people}
            onFocus={onNeedPeople}
            onSend={(comment) => send({ companyId, id, ...comment }).unwrap()}
          />
        </div>
      )}
    </Card>
  );
}
