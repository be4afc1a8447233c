import { Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { canUsePasskeys } from './passkeys/canUsePasskeys';

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
