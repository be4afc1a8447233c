import { App } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useRestoreCompany } from '@/features/companies';
import type { DeletedItem } from '@/features/recentlyDeleted';
import { useRestoreWorkspace } from '@/features/workspaces';

/** Brings back what was deleted, whatever it is; fails with the words for the person. */
export function useRestoreDeleted() {
  const { t } = useTranslation('pages');
  const { notification } = App.useApp();
  const restoring = { company: useRestoreCompany(), workspace: useRestoreWorkspace() };

  return async ({ kind, id, name }: DeletedItem) => {
    const { restore, failureOf } = restoring[kind];
    try {
      await restore(id);
    } catch (error) {
      throw new Error(failureOf(error).message, { cause: error });
    }
    notification.success({ title: t('restored', { name }) });
  };
}
