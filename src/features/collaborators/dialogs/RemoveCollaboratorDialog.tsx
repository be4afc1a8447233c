import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/errors/ApiError';
import { withServerMessage } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator } from '../Collaborator';
import { useDeleteUserMutation } from '../collaboratorsApi';

interface Props {
  open: boolean;
  collaborator: Collaborator;
  onClose: () => void;
}

/** Confirms that a person is removed, or that the invitation is revoked if it has not been accepted. */
export function RemoveCollaboratorDialog({ open, collaborator, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const [deleteUser] = useDeleteUserMutation();
  const { id, name, email, companyName: company, activated } = collaborator;
  const action = activated ? 'remove' : 'revoke';
  const failed = t('remove.failed');
  const notify = useNotify();

  async function remove() {
    if (id === '') throw new Error('No id');
    await deleteUser(id).unwrap();
    notify.success(t(`${action}.done`, { name, email }));
  }

  return (
    <ConfirmDialog
      title={t(`${action}.title`)}
      open={open}
      danger
      confirmLabel={t(`${action}.confirm`)}
      onConfirm={remove}
      failureOf={(error) =>
        // The server's message says what to do first, while the generic one suggests trying again.
        isApiError(error) && error.code === 'LAST_ADMINISTRATOR'
          ? withServerMessage(failed)(error)
          : { message: failed }
      }
      onClose={onClose}
    >
      {t(`${action}.text`, { name, email, company })}
    </ConfirmDialog>
  );
}
