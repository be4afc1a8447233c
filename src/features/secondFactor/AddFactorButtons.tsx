import { Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  hasTotp: boolean;
  onTotp: () => void;
  onPasskey: () => void;
}

/** The buttons for the factors that the person can add on this device. */
export function AddFactorButtons({ hasTotp, onTotp, onPasskey }: Props) {
  const { t } = useTranslation('secondFactor');
  return (
    <Flex gap="small" wrap>
      {canUsePasskeys() && (
        <Button htmlType="button" onClick={onPasskey}>
          {t('passkey.add')}
        </Button>
      )}
      {!hasTotp && (
        <Button htmlType="button" onClick={onTotp}>
          {t('totp.setUp')}
        </Button>
      )}
    </Flex>
  );
}

/**
 * Whether a passkey can be created here. A passkey belongs to a domain name, so there are none on a site that is opened
 * by its IP address.
 */
function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$|:/.test(hostname);
  // Browsers define `PublicKeyCredential` only on HTTPS and on localhost.
  return typeof window.PublicKeyCredential === 'function' && !isAddress;
}
