import { Input } from 'antd';
import { COMMENT_LENGTH } from '@contract/inbox/subjects';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from '../list/NotesList.module.css';

interface Props {
  text: string;
  autoFocus: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

const ROWS = { minRows: 1, maxRows: 8 };

/** The text of a comment while its author changes it. */
export function CommentEdit({ text, autoFocus, onChange, onSave, onCancel }: Props) {
  const { t } = useTranslation('evidence');
  return (
    <>
      <Input.TextArea
        autoFocus={autoFocus}
        aria-label={t('comment.change')}
        autoSize={ROWS}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.actions}>
        <PlainButton size="small" variant="link" disabled={text.trim() === ''} onClick={onSave}>
          {t('comment.save')}
        </PlainButton>
        <PlainButton size="small" variant="link" onClick={onCancel}>
          {t('comment.cancel')}
        </PlainButton>
      </span>
    </>
  );
}
