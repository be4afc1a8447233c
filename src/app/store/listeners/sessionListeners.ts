import { selectDrafts } from '@/features/activity';
import { knowUser, selectUser } from '@/features/auth';
import { sessionExpired } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { signInAgainWanted } from '../persistence/personSlice';
import type { RootState } from '../store';

/**
 * The server no longer knows the session. Who has unsaved edits, or a form filled in, signs in again over
 * the page they are on; everybody else at Login, with the way back.
 */
export function addSessionListeners(startListening: StartListening) {
  startListening({
    actionCreator: sessionExpired,
    effect: (_, { dispatch, getState }) => {
      const state = getState() as RootState;
      if (!selectUser(state)) return;
      const isUnsaved = Object.keys(selectDrafts(state)).length > 0 || selectHasUnsentForm(state);
      dispatch(isUnsaved ? signInAgainWanted() : knowUser(null));
    },
  });
}
