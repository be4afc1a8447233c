import { Button, Modal } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  open: boolean;
  /** Number of unsaved edits. */
  count: number;
  onDiscard: () => void;
  onKeep: () => void;
  onStay: () => void;
}

/** Asks at logout whether to keep or discard edits that could not be saved. */
export function UnsavedDialog({ open, count, onDiscard, onKeep, onStay }: Props) {
  const { t } = useTranslation('layout');
  return (
    <Modal
      open={open}
      title={t('unsaved.title')}
      closable={false}
      mask={{ closable: false }}
      onCancel={onStay}
      footer={[
        <Button key="discard" danger onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>,
        <Button key="keep" onClick={onKeep}>
          {t('unsaved.keep')}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={onStay}>
          {t('unsaved.stay')}
        </Button>,
      ]}
    >
      {t('unsaved.detail', { count })}
    </Modal>
  );
}
