import { Input } from 'antd';
import { COMMENT_LENGTH } from '@contract/inbox/subjects';
import { useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { Card } from '@/shared/ui/card/Card';
import { useCommentOnReviewMutation, useGetReviewCommentsQuery } from '../reviewsApi';
import styles from './ReviewComments.module.css';

interface Props {
  companyId: string;
  reviewId: string;
  /** Whether the person may write. */
  canWrite: boolean;
}

const ROWS = { minRows: 1, maxRows: 8 };

/** What people say about a review, beside its page; it is no part of what is signed. */
export function ReviewComments({ companyId, reviewId: id, canWrite }: Props) {
  const { t } = useTranslation('reviews');
  const { longDate } = useFormats();
  const notify = useNotify();
  const { currentData: comments = [] } = useGetReviewCommentsQuery({ companyId, id });
  const [send, { isLoading }] = useCommentOnReviewMutation();
  const [text, setText] = useState('');
  const submit = () =>
    send({ companyId, id, text })
      .unwrap()
      .then(
        () => setText(''),
        () => notify.failure(t('comments.failed')),
      );
  return (
    <Card title={t('comments.title')}>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.text}>{comment.text}</p>
            <span className={styles.about}>
              {comment.author_name ?? t('proof.former')} · {longDate(comment.created_at)}
            </span>
          </li>
        ))}
      </ul>
      {comments.length === 0 && <p className={styles.about}>{t('comments.none')}</p>}
      {canWrite && (
        <div className={styles.box}>
          <Input.TextArea
            aria-label={t('comments.label')}
            placeholder={t('comments.label')}
            autoSize={ROWS}
            maxLength={COMMENT_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {text.trim() !== '' && (
            <PlainButton loading={isLoading} onClick={() => void submit()}>
              {t('comments.submit')}
            </PlainButton>
          )}
        </div>
      )}
    </Card>
  );
}
