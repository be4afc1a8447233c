import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/errors/ApiError';
import { deletionKey, useNotify } from '@/shared/ui/notify/useNotify';
import { useReactivateCompanyMutation } from './companyMutations';

/** Restores a deleted company. `failureOf` turns an error into the message to show. */
export function useRestoreCompany() {
  const { t } = useTranslation('companies');
  const [reactivate] = useReactivateCompanyMutation();
  const notify = useNotify();

  return {
    restore: async ({ id, name }: { id: string; name: string }) => {
      await reactivate({ company_id: id }).unwrap();
      notify.dismiss(deletionKey(id));
      notify.success(t('reactivate.done', { name }));
    },
    failureOf: (error: unknown) => ({
      // The generic message suggests trying again, which fails until one of the two companies is renamed.
      message:
        isApiError(error) && error.code === 'NAME_TAKEN' && error.message
          ? error.message
          : t('reactivate.failed'),
    }),
  };
}
