import type { Role } from '@contract/permissions/roles';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { can, isAdmin } from '@contract/permissions/permissions';
import { refreshUser, selectUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { isForbidden, isNotFound } from '@/shared/api/errors/ApiError';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import type { AppStartListening } from '../types';

const isCompaniesFailure = companiesApi.endpoints.getCompanies.matchRejected;
const refetch = { forceRefetch: true, subscribe: false };

/** Fetches the list again, and the companies beyond the beginning of a long list. */
const refetchCompanies =
  (role: Role) =>
  (dispatch: AppDispatch, getState: () => ApiRootState): void => {
    const { getCompanies, getCompaniesById } = companiesApi.endpoints;
    void dispatch(getCompanies.initiate(role, refetch));
    const loaded = companiesApi.util.selectCachedArgsForQuery(getState(), 'getCompaniesById');
    loaded.forEach((arg) => void dispatch(getCompaniesById.initiate(arg, refetch)));
  };

/**
 * A FORBIDDEN error may mean that the company was deleted in the meantime. Fetching the companies again shows its
 * people the page that explains this. NOT_FOUND may mean that a workspace no longer lets its administrators see its
 * other companies. Fetching the person and the companies again leads back to their own company.
 */
export function addCompanyAccessListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isForbidden(action.payload) && !isCompaniesFailure(action),
    effect: (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (user) dispatch(refetchCompanies(user.role));
    },
  });

  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isNotFound(action.payload) && !isCompaniesFailure(action),
    effect: async (_, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (!user || isAdmin(user) || !can(user, 'chooseCompany')) return;
      await dispatch(refreshUser());
      dispatch(refetchCompanies(user.role));
    },
  });
}
