import { isAnyOf } from '@reduxjs/toolkit';
import { selectUser } from '@/features/auth';
import {
  companiesApi,
  companiesChosen,
  selectCompanyChoice,
  startingChoice,
} from '@/features/companies';
import type { StartListening } from '@/shared/lib/listening';
import { personRestored, selectRestoredFor } from '../persistence/personSlice';
import type { RootState } from '../store';

/** Once the companies are known, the shown, selected and compared ones are set; spec section 4. */
export function addStartupListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(companiesApi.endpoints.getCompanies.matchFulfilled, personRestored),
    effect: (_, { dispatch, getState }) => {
      const state = getState() as RootState;
      const user = selectUser(state);
      // What the person kept comes back either before the companies or after them.
      if (!user || selectRestoredFor(state) !== user.id) return;
      const { data } = companiesApi.endpoints.getCompanies.select(user.role)(state);
      if (!data) return;
      const choice = selectCompanyChoice(state);
      const next = startingChoice(user, data.companies, choice);
      if (next !== choice) dispatch(companiesChosen(next));
    },
  });
}
