import type { PlanConflict } from '@contract/priorities/planPayloads';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Failure } from '@/shared/lib/useSubmission';

/** Words why actions could not be added to the plan, and who has planned them in the meantime. */
export function useAddFailure() {
  const { t } = useTranslation('plan');
  const { list } = useFormats();
  return (error: unknown): Failure => {
    if (!isApiError(error)) return { message: t('commit.failed') };
    if (error.code === 'ALREADY_PLANNED') {
      const { items } = error.data as PlanConflict;
      const names = items.map(({ activity_name: action, owner_name: owner }) =>
        owner === null ? action : t('commit.byOwner', { action, owner }),
      );
      return { message: t('commit.already', { actions: list(names) }) };
    }
    // The fields of several actions have the same names, so what the server says about one is shown for all.
    const [ofField] = Object.values(error.fields);
    return { message: ofField ?? error.message ?? t('commit.failed') };
  };
}
