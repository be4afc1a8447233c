import { Input, Select } from 'antd';
import { useState } from 'react';
import { COMMENT_LENGTH } from '@contract/inbox/subjects';
import { fieldErrorsOf, serverMessageOr } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './MessageBox.module.css';

interface Props {
  words: { label: string; mention: string; submit: string; failed: string };
  people: readonly { id: string; name: string }[];
  /** The person writes, so the people who can be mentioned are needed. */
  onFocus: () => void;
  /** `mentions`: ids of people. */
  onSend: (comment: { text: string; mentions: string[] }) => Promise<unknown>;
}

const ROWS = { minRows: 1, maxRows: 8 };

/** Where a comment is written; whom it mentions is chosen once there is a text. */
export function MessageBox({ words, people, onFocus, onSend }: Props) {
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      await onSend({ text, mentions });
      setText('');
      setMentions([]);
      setFailure(null);
    } catch (error) {
      // Which mention is refused is said about the field.
      const [refusal] = Object.values(fieldErrorsOf(error, {}));
      setFailure(refusal ?? serverMessageOr(words.failed)(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.box}>
      <Input.TextArea
        aria-label={words.label}
        placeholder={words.label}
        autoSize={ROWS}
        maxLength={COMMENT_LENGTH}
        value={text}
        onFocus={onFocus}
        onChange={(event) => {
          setText(event.target.value);
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
            aria-label={words.mention}
            placeholder={words.mention}
            value={mentions}
            onChange={setMentions}
            showSearch={{ optionFilterProp: 'label' }}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <PlainButton look="primary" loading={isBusy} onClick={() => void send()}>
            {words.submit}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
