import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator } from '../../Collaborator';
import { useEndSessionsMutation } from '../../signInStatusApi';

interface Props {
  open: boolean;
  collaborator: Collaborator;
  onClose: () => void;
}

/** Asks for confirmation before a person is logged out on all devices, such as after a laptop was stolen. */
export function EndSessionsDialog({ open, collaborator, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const notify = useNotify();
  const [endSessions] = useEndSessionsMutation();
  const { id, name } = collaborator;

  async function confirm() {
    const result = await endSessions(id).unwrap();
    notify.success(t('endSessions.done', { name, count: result?.ended ?? 1 }));
  }

  return (
    <ConfirmDialog
      title={t('endSessions.title')}
      open={open}
      confirmLabel={t('endSessions.confirm')}
      danger
      onConfirm={confirm}
      failureOf={serverMessageOr(t('endSessions.failed'))}
      onClose={onClose}
    >
      {t('endSessions.text', { name })}
    </ConfirmDialog>
  );
}
