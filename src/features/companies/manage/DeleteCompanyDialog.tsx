import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useUndoNotice } from '@/shared/ui/useUndoNotice';
import type { Company } from '../Company';
import { useDeleteCompanyMutation } from './companyMutations';
import { useRestoreCompany } from './useRestoreCompany';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company: { id, name }, open, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { longDate } = useFormats();
  const [remove] = useDeleteCompanyMutation();
  const { restore, failureOf } = useRestoreCompany();
  const tellWithUndo = useUndoNotice();

  async function confirm() {
    const { purge_at } = await remove({ company_id: id }).unwrap();
    tellWithUndo({
      title: t('delete.done', { name }),
      detail: t('delete.until', { date: longDate(purge_at) }),
      undo: () => restore(id),
      failureOf,
    });
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      danger
      open={open}
      onConfirm={confirm}
      failureOf={() => ({ message: t('delete.failed') })}
      onClose={onClose}
    >
      {t('delete.detail', { name })}
    </ConfirmDialog>
  );
}
