import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useDeleteCommentMutation, useResolveCommentMutation, type NotesOf } from '../evidenceApi';
import type { Comment } from '../Notes';
import styles from './NotesList.module.css';

interface Props {
  of: NotesOf;
  comment: Comment;
  canEdit: boolean;
  /** Whether the person may delete it. */
  canDelete: boolean;
}

/** A comment with its mentions, and what can be done with it. */
export function CommentEntry({ of, comment, canEdit, canDelete }: Props) {
  const { t } = useTranslation('evidence');
  const { longDate } = useFormats();
  const notify = useNotify();
  const [resolve] = useResolveCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const { id, text, mentions, author, createdAt, isEdited, isResolved, resolvedBy } = comment;

  async function run(sent: Promise<unknown>) {
    try {
      await sent;
    } catch (error) {
      notify.failure(serverMessageOr(t('failed'))(error).message);
    }
  }
  const facts = [
    t('by', { name: author ?? t('former'), at: longDate(createdAt) }),
    ...(isEdited ? [t('comment.edited')] : []),
    ...(mentions.length > 0 ? [t('comment.to', { names: namesOf(mentions) })] : []),
    ...(isResolved ? [t('comment.resolvedBy', { name: resolvedBy ?? t('former') })] : []),
  ];
  return (
    <li className={styles.entry} data-resolved={isResolved || undefined}>
      <p className={styles.text}>{text}</p>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {canEdit && (
        <span className={styles.actions}>
          <PlainButton
            size="small"
            look="link"
            onClick={() =>
              void run(resolve({ of, payload: { id, resolved: !isResolved } }).unwrap())
            }
          >
            {t(isResolved ? 'comment.reopen' : 'comment.resolve')}
          </PlainButton>
          {canDelete && (
            <PlainButton
              size="small"
              look="link"
              onClick={() => void run(remove({ of, payload: { id } }).unwrap())}
            >
              {t('comment.delete')}
            </PlainButton>
          )}
        </span>
      )}
    </li>
  );
}

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');
