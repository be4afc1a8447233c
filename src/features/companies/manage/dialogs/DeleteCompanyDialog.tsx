import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DeleteDialog } from '@/shared/ui/dialog/DeleteDialog';
import type { Company } from '../../Company';
import { useDeleteCompanyMutation } from '../companyMutations';
import { useRestoreCompany } from '../useRestoreCompany';

interface Props {
  company: Company;
  /** For how many days it can be restored. */
  restorableDays: number;
  open: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company: { id, name }, restorableDays, ...rest }: Props) {
  const { t } = useTranslation('companies');
  const { period } = useFormats();
  const [remove] = useDeleteCompanyMutation();
  const { restore, failureOf } = useRestoreCompany();

  return (
    <DeleteDialog
      id={id}
      name={name}
      title={t('delete.title')}
      detail={t('delete.detail', { name, period: period(restorableDays) })}
      remove={() => remove({ company_id: id }).unwrap()}
      failed={t('delete.failed')}
      restore={() => restore({ id, name })}
      failureOf={failureOf}
      {...rest}
    />
  );
}
