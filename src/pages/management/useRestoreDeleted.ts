import { useRestoreCompany } from '@/features/companies';
import type { DeletedItem } from '@/features/recentlyDeleted';
import { useRestoreWorkspace } from '@/features/workspaces';

/** Restores a deleted item of either kind; rejects with an Error whose message is for the person. */
export function useRestoreDeleted() {
  const restoring = { company: useRestoreCompany(), workspace: useRestoreWorkspace() };

  return async (item: DeletedItem) => {
    const { restore, failureOf } = restoring[item.kind];
    try {
      await restore(item);
    } catch (error) {
      throw new Error(failureOf(error).message, { cause: error });
    }
  };
}
