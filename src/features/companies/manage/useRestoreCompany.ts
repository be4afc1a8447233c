import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/ApiError';
import { useReactivateCompanyMutation } from './companyMutations';

/** Brings a deleted company back; `failureOf` says why it could not. */
export function useRestoreCompany() {
  const { t } = useTranslation('companies');
  const [reactivate] = useReactivateCompanyMutation();

  return {
    restore: (companyId: string) => reactivate({ company_id: companyId }).unwrap(),
    failureOf: (error: unknown) => ({
      // Trying again would not help: one of the two must be renamed first.
      message:
        isApiError(error) && error.code === 'NAME_TAKEN' && error.message
          ? error.message
          : t('reactivate.failed'),
    }),
  };
}
