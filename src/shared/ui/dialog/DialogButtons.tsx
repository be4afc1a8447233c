import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  submitLabel: string;
  danger?: boolean;
  busy: boolean;
  /** False while what stands in the form can't be sent. */
  canSubmit?: boolean;
  onCancel: () => void;
}

export function DialogButtons({ submitLabel, danger, busy, canSubmit = true, onCancel }: Props) {
  const { t } = useTranslation('shared');
  return (
    <Flex justify="end" gap="small">
      <Button onClick={onCancel} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button
        type="primary"
        danger={danger ?? false}
        htmlType="submit"
        loading={busy}
        disabled={busy || !canSubmit}
      >
        {submitLabel}
      </Button>
    </Flex>
  );
}
