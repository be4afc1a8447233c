import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { LIMITS } from '@contract/limits';
import { Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { readAsDataUrl } from '@/shared/lib/readAsDataUrl';
import type { PickedImage } from '@/shared/ui/input/ImageField';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import styles from './ScreenshotField.module.css';

const ACCEPTED_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

interface Props {
  /** Passed by Form.Item, like `value` and `onChange`. */
  id?: string;
  value?: PickedImage | null;
  onChange?: (picked: PickedImage | null) => void;
  disabled: boolean;
}

/** Accepts a screenshot that is dropped, pasted or chosen. An invalid file is rejected with the reason. */
export function ScreenshotField({ id, value, onChange, disabled }: Props) {
  const { t } = useTranslation('reportError');
  const [problem, setProblem] = useState<ReturnType<typeof problemWith>>(null);

  async function accept(file: File | undefined) {
    if (!file || disabled) return;
    const fileProblem = problemWith(file);
    setProblem(fileProblem);
    if (!fileProblem) onChange?.({ file, dataUrl: await readAsDataUrl(file) });
  }

  usePastedFile((file) => void accept(file));

  function drop(event: DragEvent) {
    event.preventDefault();
    void accept(event.dataTransfer.files[0]);
  }

  return (
    <Flex vertical gap={4}>
      {value ? (
        <div className={styles.selected}>
          <img className={styles.preview} src={value.dataUrl} alt={t('screenshot.preview')} />
          <EllipsisText>{value.file.name}</EllipsisText>
          <Button disabled={disabled} onClick={() => onChange?.(null)}>
            {t('screenshot.remove')}
          </Button>
        </div>
      ) : (
        <label className={styles.zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <input
            {...(id !== undefined && { id })}
            type="file"
            accept={ACCEPTED_TYPES.join(',')}
            className={styles.input}
            disabled={disabled}
            onChange={({ target }) => {
              void accept(target.files?.[0]);
              // Without this, choosing the same file again would fire no change event.
              target.value = '';
            }}
          />
          <PictureOutlined aria-hidden />
          <span>{t('screenshot.hint')}</span>
          <Typography.Text type="secondary">{t('screenshot.otherWays')}</Typography.Text>
        </label>
      )}
      {problem && (
        <Typography.Text type="danger" role="alert">
          {t(`screenshot.${problem}`)}
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Listens on the document, so that pasting works wherever the focus is while the dialog is open. */
function usePastedFile(onFile: (file: File) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** The reason why a file cannot be sent as a screenshot; null if it can. The server validates it too. */
function problemWith({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (!ACCEPTED_TYPES.includes(type)) return 'wrongType';
  return size > LIMITS.screenshotBytes ? 'tooLarge' : null;
}
