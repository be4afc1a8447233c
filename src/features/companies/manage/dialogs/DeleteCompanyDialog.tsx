import { useTranslation } from '@/shared/i18n/useTranslation';
import { DeleteDialog } from '@/shared/ui/dialog/DeleteDialog';
import type { Company } from '../../Company';
import { useDeleteCompanyMutation } from '../companyMutations';
import { useRestoreCompany } from '../useRestoreCompany';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company: { id, name }, ...rest }: Props) {
  const { t } = useTranslation('companies');
  const [remove] = useDeleteCompanyMutation();
  const { restore, failureOf } = useRestoreCompany();

  return (
    <DeleteDialog
      id={id}
      name={name}
      title={t('delete.title')}
      detail={t('delete.detail', { name })}
      remove={() => remove({ company_id: id }).unwrap()}
      failed={t('delete.failed')}
      restore={() => restore({ id, name })}
      failureOf={failureOf}
      {...rest}
    />
  );
}
