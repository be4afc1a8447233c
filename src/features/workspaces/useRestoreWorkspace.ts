import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/ApiError';
import { useReactivateWorkspaceMutation } from './workspacesApi';

/** Brings a deleted workspace back; `failureOf` says why it could not. */
export function useRestoreWorkspace() {
  const { t } = useTranslation('workspaces');
  const [reactivate] = useReactivateWorkspaceMutation();

  return {
    restore: (workspaceId: string) => reactivate({ workspace_id: workspaceId }).unwrap(),
    failureOf: (error: unknown) => ({
      message:
        isApiError(error) && error.code === 'NAME_TAKEN'
          ? t('form.nameTaken')
          : t('restore.failed'),
    }),
  };
}
