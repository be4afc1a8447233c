import type { AnswerValue } from '@contract/answer';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { draftKey } from '../saving/draft/Draft';
import type { FieldChange } from './AnswerChange';
import { replaceValue, type AnswerInArea } from './replaceValue';

/** A field with the value to restore and the value that the form shows. */
export type Restorable = Pick<FieldChange, 'field'> & {
  value: AnswerValue;
  /** The value in the words of the form. */
  words: string;
  present: AnswerValue;
};

export type Restore = (restorable: Restorable) => void;

/** Restores an earlier value as a new edit, and offers to undo it while the action is open. */
export function useRestore(ids: AnswerInArea): Restore {
  const { userId, companyId, activityId, area } = ids;
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const key = `restored:${draftKey(ids)}`;
  const isShown = useRef(false);

  // After the action is closed, Undo would edit an answer that is not visible.
  useEffect(
    () => () => {
      if (isShown.current) notify.dismiss(key);
    },
    [notify, key],
  );

  return useCallback(
    ({ field, value, words, present }) => {
      const answer = { userId, companyId, activityId, area };
      const name = t(`field.${field}`);
      if (!dispatch(replaceValue(answer, field, { from: present, to: value }))) return;
      isShown.current = true;
      notify.undoable({
        key,
        title: t('history.restored', { field: name, value: words }),
        undo: async () => {
          const isUndone = dispatch(replaceValue(answer, field, { from: value, to: present }));
          if (!isUndone) throw new Error(`${field} was edited after it was restored`);
        },
        failureOf: () => ({ message: t('history.changedSince', { field: name }) }),
      });
    },
    [dispatch, notify, t, key, userId, companyId, activityId, area],
  );
}
