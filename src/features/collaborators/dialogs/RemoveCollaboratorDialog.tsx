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

/** Asks before a person loses access; for one who has not accepted yet, before the link does. */
export function RemoveCollaboratorDialog({ open, collaborator, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const [deleteUser] = useDeleteUserMutation();
  const { id, name, email, companyName: company, activated } = collaborator;
  const words = activated ? 'remove' : 'revoke';
  const failed = t('remove.failed');
  const notify = useNotify();

  async function remove() {
    if (id === '') throw new Error('No id');
    await deleteUser(id).unwrap();
    notify.success(t(`${words}.done`, { name, email }));
  }

  return (
    <ConfirmDialog
      title={t(`${words}.title`)}
      open={open}
      danger
      confirmLabel={t(`${words}.confirm`)}
      onConfirm={remove}
      failureOf={(error) =>
        // Trying again would not help with this one: what would is in the server's words.
        isApiError(error) && error.code === 'LAST_ADMINISTRATOR'
          ? withServerMessage(failed)(error)
          : { message: failed }
      }
      onClose={onClose}
    >
      {t(`${words}.text`, { name, email, company })}
    </ConfirmDialog>
  );
}
