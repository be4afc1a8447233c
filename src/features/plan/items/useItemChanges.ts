import { useMemo } from 'react';
import type { PlanStatus } from '@contract/priorities/planItems';
import type { SavePlanItemPayload } from '@contract/priorities/planPayloads';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import {
  useConfirmBenefitMutation,
  useRemovePlanItemMutation,
  useSavePlanItemMutation,
} from '../planApi';
import type { PlanItem } from '../PlanItem';

/** The fields that are changed in the row of an item; null clears one. */
type RowFields = Pick<SavePlanItemPayload, 'owner_id' | 'due_on'>;

/** Changes of a plan item by one press; a failure is reported. */
export interface ItemChanges {
  setStatus: (item: PlanItem, status: PlanStatus) => Promise<void>;
  /** Resolves with false if the change was refused. */
  setFields: (item: PlanItem, fields: RowFields) => Promise<boolean>;
  /** Confirms the benefit of an item. */
  confirm: (item: PlanItem) => Promise<void>;
  /** Removes a planned item, which can be undone, and drops one that was begun. */
  remove: (item: PlanItem) => Promise<void>;
}

interface SentStatus {
  status: PlanStatus;
  isRunning: boolean;
}

/** `onDone`: called after an item was marked as done. */
export function useItemChanges(companyId: string, onDone: (item: PlanItem) => void): ItemChanges {
  const { t } = useTranslation('plan');
  const notify = useNotify();
  const [save] = useSavePlanItemMutation();
  const [removeItem] = useRemovePlanItemMutation();
  const [confirmBenefit] = useConfirmBenefitMutation();

  return useMemo(() => {
    /** By the id of the item. Two quick presses both see the item as it was before the first one. */
    const lastStatus = new Map<string, SentStatus>();
    /** By the id of the item: its revision after the last change; 0 if the server does not name it. */
    const revisions = new Map<string, Promise<number>>();
    const failureOf = (error: unknown) => {
      if (!isApiError(error)) return { message: t('item.failed') };
      if (error.code === 'REVISION_CONFLICT') return { message: t('item.conflict') };
      const [ofField] = Object.values(error.fields);
      return { message: ofField ?? error.message ?? t('item.failed') };
    };
    const keyOf = ({ activityId }: PlanItem) => ({
      company_id: companyId,
      activity_id: activityId,
    });

    /** Saves after the item's former change, with the revision of that one. */
    function saveNext(item: PlanItem, fields: RowFields & { status?: PlanStatus }) {
      const { id } = item;
      const before = revisions.get(id);
      const next = (async () => {
        const known = (await before?.catch(() => null)) ?? 0;
        const payload = {
          ...keyOf(item),
          id,
          revision: Math.max(item.revision, known),
          ...fields,
        };
        return (await save({ companyId, payload }).unwrap())?.revision ?? 0;
      })();
      revisions.set(id, next);
      return next;
    }

    async function setStatus(item: PlanItem, status: PlanStatus) {
      const before = lastStatus.get(item.id);
      const current = before?.isRunning ? before.status : item.status;
      if (status === current) return;
      const sent = { status, isRunning: true };
      lastStatus.set(item.id, sent);
      try {
        await saveNext(item, { status });
        if (status === 'done') onDone(item);
      } catch (error) {
        notify.failure(failureOf(error).message);
      } finally {
        sent.isRunning = false;
      }
    }

    async function setFields(item: PlanItem, fields: RowFields) {
      try {
        await saveNext(item, fields);
        return true;
      } catch (error) {
        notify.failure(failureOf(error).message);
        return false;
      }
    }

    async function remove(item: PlanItem) {
      let isDropped: boolean;
      try {
        const remainingItem = await removeItem({ companyId, payload: { id: item.id } }).unwrap();
        isDropped = remainingItem !== null;
      } catch (error) {
        notify.failure(failureOf(error).message);
        return;
      }
      const { aim, owner, startsOn, dueOn, note, number, title, status, benefit } = item;
      const restored = { ...keyOf(item), id: item.id, status };
      const again = {
        ...keyOf(item),
        aim,
        note,
        owner_id: owner?.id ?? null,
        starts_on: startsOn,
        due_on: dueOn,
        benefit_m: benefit.benefit_m,
        benefit_kind: benefit.benefit_kind,
        full_on: benefit.fullOn,
        benefit_real_m: benefit.realM,
      };
      notify.undoable({
        key: `plan:${item.id}`,
        title: t('item.removed', { action: `${number} ${title}` }),
        undo: () => save({ companyId, payload: isDropped ? restored : again }).unwrap(),
        failureOf,
      });
    }

    async function confirm({ id, revision, number, title }: PlanItem) {
      try {
        await confirmBenefit({ companyId, payload: { id, revision } }).unwrap();
        notify.success(t('benefit.done', { action: `${number} ${title}` }));
      } catch (error) {
        notify.failure(failureOf(error).message);
      }
    }

    return { setStatus, setFields, confirm, remove };
  }, [companyId, onDone, t, notify, save, removeItem, confirmBenefit]);
}
