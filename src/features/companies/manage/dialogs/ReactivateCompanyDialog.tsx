import { useTranslation } from '@/shared/i18n/useTranslation';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import type { Company } from '../../Company';
import { useRestoreCompany } from '../useRestoreCompany';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export function ReactivateCompanyDialog({ company, open, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { restore, failureOf } = useRestoreCompany();

  return (
    <ConfirmDialog
      title={t('reactivate.title')}
      confirmLabel={t('reactivate.confirm')}
      open={open}
      onConfirm={() => restore(company)}
      failureOf={failureOf}
      onClose={onClose}
    >
      {t('reactivate.detail', { name: company.name })}
    </ConfirmDialog>
  );
}
