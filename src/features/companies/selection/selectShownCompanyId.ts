import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isSampleId } from '@/shared/api/sample/sample';
import { selectSampleWithheld, type SampleState } from '@/shared/api/sample/sampleSlice';
import { toQueryData } from '@/shared/api/useQueryView';
import type { ApiRootState } from '@/shared/lib/useAppDispatch';
import type { Company, CompanyList } from '../Company';
import { companiesApi } from '../companiesApi';
import { selectCompanyChoice, type CompaniesState } from '../companiesSlice';
import { knownCompany } from './longList/knownCompany';
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

  const { known: companies, missingId } = candidates(state, user, list.data);
  if (missingId !== null) return missingId;
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
  if (!data) return null;
  const { known, missingId } = candidates(state, user, data);
  return missingId === null ? startingChoice(user, known, selectCompanyChoice(state)) : null;
}

/**
 * The companies that may be shown at the start, in the order of the list. `missingId` is a company beyond the
 * beginning of a long list that has to be loaded before one can be chosen.
 */
function candidates(
  state: State,
  user: UserDto,
  list: CompanyList,
): { known: readonly Company[]; missingId: string | null } {
  if (list.isComplete) return { known: list.companies, missingId: null };
  const { shownId } = selectCompanyChoice(state);
  const chosen = can(user, 'chooseCompany') ? shownId : null;
  let known = list.companies;
  for (const id of [chosen, isAdmin(user) ? null : user.company_id]) {
    const company = knownCompany(state, user.role, list, id);
    if (company === undefined) return { known, missingId: id };
    if (company && !known.includes(company)) known = [...known, company];
    if (company?.activated) break;
  }
  return { known, missingId: null };
}
