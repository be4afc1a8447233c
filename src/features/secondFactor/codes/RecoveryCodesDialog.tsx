import { Alert, Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { saveFile } from '@/shared/download/saveFile';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { useNotify } from '@/shared/ui/notify/useNotify';
import styles from './RecoveryCodesDialog.module.css';

interface Props {
  /** The new codes; null while the dialog is closed. */
  codes: string[] | null;
  onClose: () => void;
}

const WIDTH = 480;

/** Shows the recovery codes, which cannot be read again. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  return (
    <DialogFrame
      title={t('codes.title')}
      open={codes !== null}
      width={WIDTH}
      busy={false}
      onClose={onClose}
    >
      {codes && <Codes codes={codes} onClose={onClose} />}
    </DialogFrame>
  );
}

function Codes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('codes.copied'));
    } catch {
      // Browsers have no clipboard on sites without https.
      notify.failure(t('codes.notCopied'));
    }
  }

  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'));

  return (
    <Flex vertical gap="middle">
      <Alert type="warning" showIcon title={t('codes.shownOnce')} />
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex justify="end" gap="small" wrap>
        <Button htmlType="button" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button htmlType="button" onClick={download}>
          {t('codes.download')}
        </Button>
        <Button htmlType="button" type="primary" onClick={onClose}>
          {t('codes.saved')}
        </Button>
      </Flex>
    </Flex>
  );
}
