import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import styles from '../list/NotesList.module.css';
import { CommentBox } from './CommentBox';
import { CommentEntry } from './CommentEntry';
import type { Commenter } from './Commenter';
import { useGetCommentsQuery, type Subject } from './commentsApi';

export interface DiscussionProps extends Commenter {
  subject: Subject;
}

/** The comments on a plan item, a review or a round, and where one is written. */
export function Discussion({ subject, ...commenter }: DiscussionProps) {
  const { userId, canEdit, administers, members, onNeedPeople } = commenter;
  const { t } = useTranslation('evidence');
  const comments = useQueryView(useGetCommentsQuery(subject));
  if (comments.state === 'loading') return <SkeletonBlock title={false} paragraph={{ rows: 3 }} />;
  if (comments.state === 'failed') {
    return <ErrorPanel error={comments.error} onRetry={comments.retry} />;
  }
  return (
    <div className={styles.notes} ref={keepFocus}>
      {canEdit && <CommentBox subject={subject} people={members} onFocus={onNeedPeople} />}
      {comments.data.length === 0 ? (
        <p className={styles.facts}>{t('comment.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('comment.title')}>
          {comments.data.map((comment) => (
            <CommentEntry
              key={comment.id}
              {...{ subject, comment, canEdit, administers }}
              isOwn={comment.authorId === userId}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
