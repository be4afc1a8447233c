import { addListener, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { draftSaveRequested, selectDraft, type WithSaving } from './savingSlice';

type State = ApiRootState & WithSaving;

const addDraftListener = addListener.withTypes<State, AppDispatch>();

/**
 * Saves drafts without delay and waits up to `timeoutMs` for the outcome. Resolves to true if all of them are
 * saved, and to false if one failed or is still pending; pending saves continue.
 */
export function saveDrafts(keys: readonly string[], timeoutMs: number) {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<boolean> => {
    const currentState = () => getState() as State;
    for (const key of keys) dispatch(draftSaveRequested({ key, at: Date.now() }));
    if (keys.some((key) => isPending(currentState(), key))) {
      await new Promise<void>((resolve) => {
        const listener = addDraftListener({
          predicate: (_, state) => !keys.some((key) => isPending(state, key)),
          effect: () => {
            stopWaiting();
          },
        });
        // The listener middleware returns the unsubscribe function, which the type of dispatch does not show.
        const unsubscribe = dispatch(listener) as unknown as UnsubscribeListener;
        const timer = setTimeout(() => {
          stopWaiting();
        }, timeoutMs);
        const stopWaiting = () => {
          clearTimeout(timer);
          unsubscribe();
          resolve();
        };
      });
    }
    return keys.every((key) => selectDraft(currentState(), key) === undefined);
  };
}

function isPending(state: State, key: string): boolean {
  const phase = selectDraft(state, key)?.phase;
  return phase === 'dirty' || phase === 'saving';
}
