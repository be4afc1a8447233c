import { useMemo } from 'react';
import type { PlanStatus } from '@contract/priorities/planItems';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useRemovePlanItemMutation, useSavePlanItemMutation } from '../planApi';
import type { PlanItem } from '../PlanItem';

/** Changes of a plan item by one press; a failure is reported. */
export interface ItemChanges {
  setStatus: (item: PlanItem, status: PlanStatus) => Promise<void>;
  /** Removes a planned item, which can be undone, and drops one that was begun. */
  remove: (item: PlanItem) => Promise<void>;
}

/** `onDone`: called after an item was marked as done. */
export function useItemChanges(companyId: string, onDone: (item: PlanItem) => void): ItemChanges {
  const { t } = useTranslation('plan');
  const notify = useNotify();
  const [save] = useSavePlanItemMutation();
  const [removeItem] = useRemovePlanItemMutation();

  return useMemo(() => {
    const failureOf = (error: unknown) => {
      if (!isApiError(error)) return { message: t('item.failed') };
      if (error.code === 'REVISION_CONFLICT') return { message: t('item.conflict') };
      return { message: error.message ?? t('item.failed') };
    };
    const target = ({ activityId }: PlanItem) => ({
      company_id: companyId,
      activity_id: activityId,
    });

    async function setStatus(item: PlanItem, status: PlanStatus) {
      const { id, revision } = item;
      try {
        await save({ companyId, payload: { ...target(item), id, revision, status } }).unwrap();
        if (status === 'done') onDone(item);
      } catch (error) {
        notify.failure(failureOf(error).message);
      }
    }

    async function remove(item: PlanItem) {
      try {
        await removeItem({ companyId, payload: { id: item.id } }).unwrap();
      } catch (error) {
        notify.failure(failureOf(error).message);
        return;
      }
      const { aim, owner, startsOn, dueOn, note, number, title } = item;
      const again = {
        ...target(item),
        aim,
        note,
        owner_id: owner?.id ?? null,
        starts_on: startsOn,
        due_on: dueOn,
      };
      notify.undoable({
        key: `plan:${item.id}`,
        title: t('item.removed', { action: `${number} ${title}` }),
        undo: () => save({ companyId, payload: again }).unwrap(),
        failureOf,
      });
    }

    return { setStatus, remove };
  }, [companyId, onDone, t, notify, save, removeItem]);
}
