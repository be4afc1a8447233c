import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/errors/ApiError';
import { deletionKey, useNotify } from '@/shared/ui/notify/useNotify';
import { useReactivateWorkspaceMutation } from './workspacesApi';

/** Restores a deleted workspace. `failureOf` turns an error into the message to show. */
export function useRestoreWorkspace() {
  const { t } = useTranslation('workspaces');
  const [reactivate] = useReactivateWorkspaceMutation();
  const notify = useNotify();

  return {
    restore: async ({ id, name }: { id: string; name: string }) => {
      await reactivate({ workspace_id: id }).unwrap();
      notify.dismiss(deletionKey(id));
      notify.success(t('restore.done', { name }));
    },
    failureOf: (error: unknown) => ({
      message:
        isApiError(error) && error.code === 'NAME_TAKEN'
          ? t('form.nameTaken')
          : t('restore.failed'),
    }),
  };
}
