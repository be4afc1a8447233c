import { Input, Select } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { COMMENT_LENGTH } from '@contract/inbox/subjects';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { fieldErrorsOf, serverMessageOr } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Person } from '../AskDialog';
import styles from './CommentBox.module.css';
import {
  commentDrafted,
  commentSent,
  selectCommentDraft,
  type CommentDraft,
  type WithCommentDrafts,
} from './commentDraftsSlice';
import { useCreateCommentMutation, type Subject } from './commentsApi';

interface Props {
  subject: Subject;
  people: readonly Person[];
  /** The person writes, so the people who can be mentioned are needed. */
  onFocus: () => void;
}

const ROWS = { minRows: 1, maxRows: 8 };

/** Where a comment is written; whom it mentions is chosen once there is a text. */
export function CommentBox({ subject, people, onFocus }: Props) {
  const { t } = useTranslation('evidence');
  const [create, { isLoading }] = useCreateCommentMutation();
  const dispatch = useAppDispatch();
  const draft = useSelector((state: WithCommentDrafts) => selectCommentDraft(state, subject));
  const { text, mentions } = draft;
  const [isChoosing, setChoosing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(changed: Partial<CommentDraft>) {
    dispatch(commentDrafted({ subject, draft: { ...draft, ...changed } }));
  }

  async function send() {
    try {
      await create({ subject, payload: { text, mentions } }).unwrap();
      dispatch(commentSent(subject));
      setFailure(null);
    } catch (error) {
      // Which mention is refused is said about the field.
      const [refusal] = Object.values(fieldErrorsOf(error, {}));
      setFailure(refusal ?? serverMessageOr(t('failed'))(error).message);
    }
  }

  return (
    <div className={styles.box}>
      <Input.TextArea
        aria-label={t('comment.label')}
        placeholder={t('comment.label')}
        autoSize={ROWS}
        maxLength={COMMENT_LENGTH}
        value={text}
        onFocus={onFocus}
        onChange={(event) => {
          change({ text: event.target.value });
          setFailure(null);
        }}
      />
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {text.trim() !== '' && (
        <div className={styles.end}>
          <Select
            mode="multiple"
            className={styles.mentions}
            aria-label={t('comment.mention')}
            placeholder={t('comment.mention')}
            value={mentions}
            onChange={(chosen: string[]) => change({ mentions: chosen })}
            open={isChoosing}
            onOpenChange={setChoosing}
            // While the list is open, Tab would choose another person instead of moving on.
            onSelect={() => setChoosing(false)}
            showSearch={{ optionFilterProp: 'label' }}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <PlainButton variant="primary" loading={isLoading} onClick={() => void send()}>
            {t('comment.submit')}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
