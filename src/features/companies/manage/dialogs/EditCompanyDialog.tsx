import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Company } from '../../Company';
import { CompanyFields } from './CompanyFields';
import {
  canSaveCompany,
  companyFailure,
  toCompanyPayload,
  type CompanyValues,
} from './companyForm';
import { useUpdateCompanyMutation } from '../companyMutations';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export function EditCompanyDialog({ company, open, onClose }: Props) {
  const { id, name, website, logo, moneyUnit } = company;
  const { t } = useTranslation('companies');
  const [update] = useUpdateCompanyMutation();
  const notify = useNotify();

  async function save(values: CompanyValues) {
    await update({ company_id: id, ...toCompanyPayload(values, logo) }).unwrap();
    notify.success(t('edit.done', { name: values.name }));
  }

  return (
    <FormDialog<CompanyValues>
      title={t('edit.title')}
      open={open}
      width={600}
      initialValues={{ name, website: website ?? '', logo: null, moneyUnit }}
      canSubmit={canSaveCompany}
      onSubmit={save}
      failureOf={companyFailure(t('form.failed'))}
      onClose={onClose}
    >
      <CompanyFields logo={logo} />
    </FormDialog>
  );
}
