import { COMMENT_EDIT_MS } from '@contract/inbox/subjects';
import { useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNow } from '@/shared/time/useClock';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from '../list/NotesList.module.css';
import type { Comment } from '../Notes';
import { CommentEdit } from './CommentEdit';
import {
  useDeleteCommentMutation,
  useResolveCommentMutation,
  useUpdateCommentMutation,
  type Subject,
} from './commentsApi';

interface Props {
  subject: Subject;
  comment: Comment;
  canEdit: boolean;
  /** Whether the person wrote it. */
  isOwn: boolean;
  /** Whether the person administers the company. */
  administers: boolean;
}

/** A comment with its mentions, and what can be done with it. */
export function CommentEntry({ subject, comment, canEdit, isOwn, administers }: Props) {
  const { t } = useTranslation('evidence');
  const { longDate } = useFormats();
  const notify = useNotify();
  const [resolve] = useResolveCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const [update] = useUpdateCommentMutation();
  const [isEditing, setEditing] = useState(false);
  const now = useNow();
  const { id, text, mentions, author, createdAt, isEdited, isResolved, resolvedBy } = comment;

  /** Resolves with false if the change was refused. */
  async function run(sent: Promise<unknown>) {
    try {
      await sent;
      return true;
    } catch (error) {
      notify.failure(serverMessageOr(t('failed'))(error).message);
      return false;
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
      {isEditing ? (
        <CommentEdit
          text={text}
          onSave={(changed) => run(update({ subject, payload: { id, text: changed } }).unwrap())}
          onClose={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {canEdit && !isEditing && (
        <span className={styles.actions}>
          <PlainButton
            size="small"
            variant="link"
            onClick={() =>
              void run(resolve({ subject, payload: { id, resolved: !isResolved } }).unwrap())
            }
          >
            {t(isResolved ? 'comment.reopen' : 'comment.resolve')}
          </PlainButton>
          {isOwn && now - Date.parse(createdAt) < COMMENT_EDIT_MS && (
            <PlainButton size="small" variant="link" onClick={() => setEditing(true)}>
              {t('comment.edit')}
            </PlainButton>
          )}
          {(isOwn || administers) && (
            <PlainButton
              size="small"
              variant="link"
              onClick={() => void run(remove({ subject, payload: { id } }).unwrap())}
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
