import type { StartListening } from '@/shared/lib/listening';
import type { ApiRootState } from '@/shared/lib/useAppDispatch';
import { draftEdited, selectDrafts, type ActivityState } from './activitySlice';
import { saveDraft } from './saveDraft';

/** Unsaved edits are saved this often; spec section 9. */
const AUTOSAVE_MS = 30_000;

export function addActivityListeners(startListening: StartListening) {
  // One clock for all drafts: it runs from the first edit until everything is saved.
  startListening({
    actionCreator: draftEdited,
    effect: async (_, { dispatch, delay, getState, unsubscribe, subscribe }) => {
      unsubscribe();
      try {
        for (;;) {
          await delay(AUTOSAVE_MS);
          const unsaved = Object.keys(
            selectDrafts(getState() as ApiRootState & { activity: ActivityState }),
          );
          if (unsaved.length === 0) break;
          await Promise.all(unsaved.map((key) => dispatch(saveDraft(key))));
        }
      } finally {
        subscribe();
      }
    },
  });
}
