import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator } from '../../Collaborator';
import { useResetSecondFactorMutation } from '../../signInStatusApi';

interface Props {
  open: boolean;
  collaborator: Collaborator;
  onClose: () => void;
}

/** Asks for confirmation before the second factors of a person are removed, such as after they lost their phone. */
export function ResetSecondFactorDialog({ open, collaborator, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const notify = useNotify();
  const [resetFactor] = useResetSecondFactorMutation();
  const { id, name } = collaborator;

  async function confirm() {
    const result = await resetFactor(id).unwrap();
    notify.success(t('resetSecondFactor.done', { name, count: result?.removed ?? 1 }));
  }

  return (
    <ConfirmDialog
      title={t('resetSecondFactor.title')}
      open={open}
      confirmLabel={t('resetSecondFactor.confirm')}
      danger
      onConfirm={confirm}
      failureOf={serverMessageOr(t('resetSecondFactor.failed'))}
      onClose={onClose}
    >
      {t('resetSecondFactor.text', { name })}
    </ConfirmDialog>
  );
}
