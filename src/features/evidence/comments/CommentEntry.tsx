import { COMMENT_EDIT_MS } from '@contract/inbox/subjects';
import { useSelector } from 'react-redux';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNow } from '@/shared/time/useClock';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from '../list/NotesList.module.css';
import type { Comment } from '../Notes';
import { CommentEdit } from './CommentEdit';
import {
  commentEdited,
  commentEditEnded,
  selectCommentEdit,
  type WithCommentDrafts,
} from './commentDraftsSlice';
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
  const dispatch = useAppDispatch();
  const now = useNow();
  const { id, text, mentions, author, createdAt, isEdited, isResolved, resolvedBy } = comment;
  const edit = useSelector((state: WithCommentDrafts) => selectCommentEdit(state, id));
  const changeText = (changed: string) => dispatch(commentEdited({ id, text: changed }));
  const endEdit = () => dispatch(commentEditEnded(id));

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
  async function save(changed: string) {
    if (await run(update({ subject, payload: { id, text: changed } }).unwrap())) endEdit();
  }
  const facts = [
    t('by', { name: author ?? t('former'), at: longDate(createdAt) }),
    ...(isEdited ? [t('comment.edited')] : []),
    ...(mentions.length > 0 ? [t('comment.to', { names: namesOf(mentions) })] : []),
    ...(isResolved ? [t('comment.resolvedBy', { name: resolvedBy ?? t('former') })] : []),
  ];
  return (
    <li className={styles.entry} data-resolved={isResolved || undefined}>
      {edit === null ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <CommentEdit
          text={edit}
          // An edit that a person returns to does not take the focus.
          autoFocus={edit === text}
          onChange={changeText}
          onSave={() => void save(edit)}
          onCancel={endEdit}
        />
      )}
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {canEdit && edit === null && (
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
            <PlainButton size="small" variant="link" onClick={() => changeText(text)}>
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
