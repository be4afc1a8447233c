import { Input } from 'antd';
import { COMMENT_LENGTH } from '@contract/inbox/subjects';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from '../list/NotesList.module.css';

interface Props {
  text: string;
  /** Resolves with false if the text was refused, which is then kept. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

const ROWS = { minRows: 1, maxRows: 8 };

/** The text of a comment while its author changes it. */
export function CommentEdit({ text: before, onSave, onClose }: Props) {
  const { t } = useTranslation('evidence');
  const [text, setText] = useState(before);
  return (
    <>
      <Input.TextArea
        autoFocus
        aria-label={t('comment.change')}
        autoSize={ROWS}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles.actions}>
        <PlainButton
          size="small"
          variant="link"
          disabled={text.trim() === ''}
          onClick={() => void onSave(text).then((isSaved) => isSaved && onClose())}
        >
          {t('comment.save')}
        </PlainButton>
        <PlainButton size="small" variant="link" onClick={onClose}>
          {t('comment.cancel')}
        </PlainButton>
      </span>
    </>
  );
}
