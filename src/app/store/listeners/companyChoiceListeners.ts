import { isAnyOf } from '@reduxjs/toolkit';
import { selectRestoredUserId, selectUser, userRestored } from '@/features/auth';
import {
  companiesApi,
  companiesChosen,
  selectCompanyChoice,
  selectStartingChoice,
} from '@/features/companies';
import type { AppStartListening } from '../types';

const { getCompanies, getCompaniesById } = companiesApi.endpoints;

/**
 * Stores the shown, selected and compared company once the companies and the person's persisted choice are
 * both loaded, in either order; §4.7 and §4.8.
 */
export function addCompanyChoiceListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(getCompanies.matchFulfilled, getCompaniesById.matchFulfilled, userRestored),
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      const user = selectUser(state);
      if (!user || selectRestoredUserId(state) !== user.id) return;
      const choice = selectStartingChoice(state, user);
      if (choice && choice !== selectCompanyChoice(state)) dispatch(companiesChosen(choice));
    },
  });
}
