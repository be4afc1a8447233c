import { useTranslation } from '@/shared/i18n/useTranslation';
import { MessageBox } from '@/shared/ui/input/MessageBox';
import type { Person } from './AskDialog';
import { useCreateCommentMutation, type NotesOf } from './evidenceApi';

interface Props {
  of: NotesOf;
  people: readonly Person[];
  /** The person writes, so the people who can be mentioned are needed. */
  onFocus: () => void;
}

/** Where a comment on an action is written. */
export function CommentBox({ of, people, onFocus }: Props) {
  const { t } = useTranslation('evidence');
  const [create] = useCreateCommentMutation();
  const { companyId: company_id, activityId: subject_id } = of;
  const subject = { company_id, subject_kind: 'activity', subject_id } as const;
  return (
    <MessageBox
      words={{
        label: t('comment.label'),
        mention: t('comment.mention'),
        submit: t('comment.submit'),
        failed: t('failed'),
      }}
      people={people}
      onFocus={onFocus}
      onSend={(comment) => create({ of, payload: { ...subject, ...comment } }).unwrap()}
    />
  );
}
