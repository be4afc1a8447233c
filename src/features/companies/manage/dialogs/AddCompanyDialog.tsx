import { DEFAULT_MONEY_UNIT } from '@contract/money/defaultMoneyUnit';
import type { CompanyResult } from '@contract/payloads';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nameRules } from '@/shared/lib/formRules';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { CompanyFields } from './CompanyFields';
import {
  canSaveCompany,
  companyFailure,
  toCompanyPayload,
  type CompanyValues,
} from './companyForm';
import { useCreateCompanyMutation } from '../companyMutations';

interface Props {
  open: boolean;
  onCreated?: (company: Pick<CompanyResult, 'name'>) => void;
  onClose: () => void;
}

const EMPTY: CompanyValues = { name: '', website: '', logo: null, moneyUnit: DEFAULT_MONEY_UNIT };

export function AddCompanyDialog({ open, onCreated, onClose }: Props) {
  const { t } = useTranslation('companies');
  const [create] = useCreateCompanyMutation();

  async function save(values: CompanyValues) {
    const created = await create(toCompanyPayload(values)).unwrap();
    onCreated?.(created ?? { name: values.name.trim() });
  }

  return (
    <FormDialog<CompanyValues>
      title={t('add.title')}
      open={open}
      width={600}
      initialValues={EMPTY}
      canSubmit={canSaveCompany}
      onSubmit={save}
      failureOf={companyFailure(t('form.failed'))}
      onClose={onClose}
    >
      <CompanyFields logo={null} nameRules={nameRules(t('form.nameEmpty'))} />
    </FormDialog>
  );
}
