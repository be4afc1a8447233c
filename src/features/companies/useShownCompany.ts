import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { isSampleId } from '@/shared/api/sample';
import { type Shown, useShown } from '@/shared/api/useShown';
import type { Company } from './Company';
import { useGetCompaniesQuery } from './companiesApi';
import { selectCompanyChoice } from './companiesSlice';
import { startingChoice } from './startingChoice';

/** The companies of this person, and the one the pages show; null where there is none. */
export function useShownCompany(
  user: UserDto,
): Shown<{ companies: Company[]; company: Company | null }> {
  const companies = useShown(useGetCompaniesQuery(user.role));
  const choice = useSelector(selectCompanyChoice);
  if (companies.state !== 'ready') return companies;

  // The choice in the store follows one action later; until then the same rule answers here.
  const { shownId } = companies.isSample ? choice : startingChoice(user, companies.data, choice);
  const company = companies.data.find(({ id }) => id === shownId);
  const fallback = companies.isSample ? companies.data.find(({ id }) => isSampleId(id)) : undefined;
  return {
    ...companies,
    data: { companies: companies.data, company: company ?? fallback ?? null },
  };
}
