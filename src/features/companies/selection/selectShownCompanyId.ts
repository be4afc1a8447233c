import { isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isSampleId } from '@/shared/api/sample/sample';
import { selectSampleWithheld, type SampleState } from '@/shared/api/sample/sampleSlice';
import { toQueryData } from '@/shared/api/useQueryView';
import type { ApiRootState } from '@/shared/lib/useAppDispatch';
import { companiesApi } from '../companiesApi';
import { selectCompanyChoice, type CompaniesState } from '../companiesSlice';
import { startingChoice } from './startingChoice';

type State = ApiRootState & { companies: CompaniesState; sample: SampleState };

const selectList = (state: State, { role }: UserDto) =>
  companiesApi.endpoints.getCompanies.select(role)(state);

/**
 * The id of the company that the pages show; null if there is none. Until the companies are loaded it is an
 * administrator's last choice, or the own company of any other user.
 */
export function selectShownCompanyId(
  state: State,
  user: UserDto | null | undefined,
): string | null {
  if (!user) return null;
  const { data: currentData, error, status } = selectList(state, user);
  const isFetching = status === QueryStatus.pending;
  const list = toQueryData({ currentData, error, isFetching }, selectSampleWithheld(state));
  const choice = selectCompanyChoice(state);
  if (!list) return isAdmin(user) ? choice.shownId : user.company_id;

  const { companies } = list.data;
  // The choice in the store is updated one action after the companies are loaded, so the same rule is applied here.
  const { shownId } = list.isSample ? choice : startingChoice(user, companies, choice);
  const shown =
    companies.find(({ id }) => id === shownId) ??
    (list.isSample ? companies.find(({ id }) => isSampleId(id)) : undefined);
  return shown?.id ?? null;
}

/** The choice to store once the companies are loaded; null until then. */
export function selectStartingChoice(state: State, user: UserDto): CompaniesState | null {
  const { data } = selectList(state, user);
  return data ? startingChoice(user, data.companies, selectCompanyChoice(state)) : null;
}
