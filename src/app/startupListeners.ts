import { selectUser } from '@/features/auth';
import {
  companiesApi,
  companiesChosen,
  selectCompanyChoice,
  startingChoice,
} from '@/features/companies';
import type { StartListening } from '@/shared/lib/listening';
import type { RootState } from './store';

/** Once the companies are known, the shown, selected and compared ones are set; spec section 4. */
export function addStartupListeners(startListening: StartListening) {
  startListening({
    matcher: companiesApi.endpoints.getCompanies.matchFulfilled,
    effect: ({ payload: { companies } }, { dispatch, getState }) => {
      const state = getState() as RootState;
      const user = selectUser(state);
      if (!user) return;
      const choice = selectCompanyChoice(state);
      const next = startingChoice(user, companies, choice);
      if (next !== choice) dispatch(companiesChosen(next));
    },
  });
}
