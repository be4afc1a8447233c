import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useCreateRecoveryCodesMutation } from '../secondFactorApi';

interface Props {
  open: boolean;
  onCreated: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Asks for confirmation before the recovery codes are replaced. */
export function NewCodesDialog({ open, onCreated, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  const [create, { reset }] = useCreateRecoveryCodesMutation();

  async function confirm() {
    onCreated((await create().unwrap()).recovery_codes);
    // The store must not keep the codes.
    reset();
  }

  return (
    <ConfirmDialog
      title={t('codes.createTitle')}
      open={open}
      confirmLabel={t('codes.createSubmit')}
      onConfirm={confirm}
      failureOf={serverMessageOr(t('codes.failed'))}
      onClose={onClose}
    >
      {t('codes.createDetail')}
    </ConfirmDialog>
  );
}
