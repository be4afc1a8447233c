import { addListener, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { draftSaveWanted, selectDraft, type WithSaving } from './savingSlice';

type State = ApiRootState & WithSaving;

const addDraftListener = addListener.withTypes<State, AppDispatch>();

/**
 * Has drafts saved now, and waits for it, but not longer than given (ms). True once nothing of them
 * is unsaved; false when it failed, has to wait for something, or takes longer: it goes on then.
 */
export function saveDrafts(keys: readonly string[], withinMs: number) {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<boolean> => {
    const now = () => getState() as State;
    for (const key of keys) dispatch(draftSaveWanted({ key, at: Date.now() }));
    if (keys.some((key) => isOnItsWay(now(), key))) {
      await new Promise<void>((resolve) => {
        const watching = addDraftListener({
          predicate: (_, state) => !keys.some((key) => isOnItsWay(state, key)),
          effect: () => {
            end();
          },
        });
        // The listener middleware answers such an action with the way to end it.
        const unsubscribe = dispatch(watching) as unknown as UnsubscribeListener;
        const timer = setTimeout(() => {
          end();
        }, withinMs);
        const end = () => {
          clearTimeout(timer);
          unsubscribe();
          resolve();
        };
      });
    }
    return keys.every((key) => selectDraft(now(), key) === undefined);
  };
}

function isOnItsWay(state: State, key: string): boolean {
  const phase = selectDraft(state, key)?.phase;
  return phase === 'dirty' || phase === 'saving';
}
