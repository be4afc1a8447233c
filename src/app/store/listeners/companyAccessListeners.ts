import type { Role } from '@contract/roles';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { can, isAdmin } from '@contract/permissions';
import { refreshUser, selectUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { isForbidden, isNotFound } from '@/shared/api/errors/ApiError';
import type { AppStartListening } from '../types';

const isCompaniesFailure = companiesApi.endpoints.getCompanies.matchRejected;
const refetchCompanies = (role: Role) =>
  companiesApi.endpoints.getCompanies.initiate(role, { forceRefetch: true, subscribe: false });

/**
 * A FORBIDDEN error may mean that the company was deleted meanwhile. Fetching the companies again shows its
 * people the page that explains this. NOT_FOUND may mean that a workspace no longer lets its administrators see its
 * other companies. Fetching the person and the companies again leads back to their own company.
 */
export function addCompanyAccessListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isForbidden(action.payload) && !isCompaniesFailure(action),
    effect: (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (user) void dispatch(refetchCompanies(user.role));
    },
  });

  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isNotFound(action.payload) && !isCompaniesFailure(action),
    effect: async (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (!user || isAdmin(user) || !can(user, 'chooseCompany')) return;
      await dispatch(refreshUser());
      void dispatch(refetchCompanies(user.role));
    },
  });
}
