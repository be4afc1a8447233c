import { isRejectedWithValue } from '@reduxjs/toolkit';
import { selectUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { isForbidden } from '@/shared/api/errors/ApiError';
import type { AppStartListening } from '../types';

const isCompaniesFailure = companiesApi.endpoints.getCompanies.matchRejected;

/**
 * A FORBIDDEN error may mean that the company was deleted meanwhile. Fetching the companies again shows its
 * people the page that explains this.
 */
export function addCompanyAccessListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isForbidden(action.payload) && !isCompaniesFailure(action),
    effect: (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (!user) return;
      const refetch = { forceRefetch: true, subscribe: false };
      void dispatch(companiesApi.endpoints.getCompanies.initiate(user.role, refetch));
    },
  });
}
