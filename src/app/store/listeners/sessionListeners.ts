import { selectDrafts } from '@/features/activity';
import { selectUser, setUser, signInNeeded } from '@/features/auth';
import { selectHasCommentDraft } from '@/features/evidence';
import { sessionExpired } from '@/shared/api/events';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import type { AppStartListening } from '../types';

/**
 * Handles an expired session. A person with unsaved edits, a filled-in form or an unsent comment signs in again over
 * the current page, so that nothing is lost. Everyone else is sent to Login, which leads back to the page.
 */
export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: sessionExpired,
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      if (!selectUser(state)) return;
      const isUnsaved =
        Object.keys(selectDrafts(state)).length > 0 ||
        selectHasUnsentForm(state) ||
        selectHasCommentDraft(state);
      dispatch(isUnsaved ? signInNeeded() : setUser(null));
    },
  });
}
