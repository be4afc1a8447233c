import type { CreateTokenResult } from '@contract/signIn/apiTokenPayloads';
import { Alert, Button, Flex, Input } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { useNotify } from '@/shared/ui/notify/useNotify';

interface Props {
  /** The new token; null while the dialog is closed. */
  created: CreateTokenResult | null;
  onClose: () => void;
}

const WIDTH = 520;

/** Shows the secret of a new token, which cannot be read again. */
export function NewTokenDialog({ created, onClose }: Props) {
  const { t } = useTranslation('apiTokens');
  return (
    <DialogFrame
      title={t('newTitle')}
      open={created !== null}
      width={WIDTH}
      busy={false}
      onClose={onClose}
    >
      {created && <Secret {...created} onClose={onClose} />}
    </DialogFrame>
  );
}

function Secret({ token, secret, onClose }: CreateTokenResult & { onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const notify = useNotify();

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(t('copied'));
    } catch {
      // Browsers have no clipboard on sites without https.
      notify.failure(t('notCopied'));
    }
  }

  return (
    <Flex vertical gap="middle">
      <Alert type="warning" showIcon title={t('shownOnce')} />
      <Input
        readOnly
        value={secret}
        aria-label={t('secretOf', { name: token.name })}
        onFocus={({ target }) => target.select()}
      />
      <Flex justify="end" gap="small" wrap>
        <Button htmlType="button" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button htmlType="button" type="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </Flex>
    </Flex>
  );
}
