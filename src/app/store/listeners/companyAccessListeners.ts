import { isRejectedWithValue } from '@reduxjs/toolkit';
import { selectUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { isForbidden } from '@/shared/api/ApiError';
import type { StartListening } from '@/shared/lib/listening';

const isAboutCompanies = companiesApi.endpoints.getCompanies.matchRejected;

/**
 * A refusal may mean that the company was deleted meanwhile. The companies are asked for anew, and
 * its people see the page that says so.
 */
export function addClosedFiguresListeners(startListening: StartListening) {
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isForbidden(action.payload) && !isAboutCompanies(action),
    effect: (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (!user) return;
      const again = { forceRefetch: true, subscribe: false };
      void dispatch(companiesApi.endpoints.getCompanies.initiate(user.role, again));
    },
  });
}
