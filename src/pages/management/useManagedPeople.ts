import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import { useState } from 'react';
import { useCurrentUser } from '@/features/auth';
import { useGetCompaniesQuery, type Company } from '@/features/companies';
import { useGetWorkspacesInfiniteQuery, type Workspace } from '@/features/workspaces';

export interface MovableCompany {
  id: string;
  name: string;
  logo: string | null;
  activated: boolean;
  workspaceId: string | null;
}

const NO_COMPANIES: readonly Company[] = [];

/**
 * The signed-in person, and the companies that they may invite people into (`companies`) and move people into. Of a
 * long list these are its first companies, those that were chosen from a search, and those that the page `knows`.
 */
export function useManagedPeople(knows: readonly MovableCompany[] = []) {
  const user = useCurrentUser();
  const { currentData: list, isError } = useGetCompaniesQuery(user.role);
  const isLong = list?.isComplete === false;
  const isUnknown = isAdmin(user) && !list && !isError;
  const [chosen, setChosen] = useState<readonly MovableCompany[]>([]);
  // Administrators have loaded every company; others get only those of their workspace.
  const skip = isAdmin(user) || !can(user, 'seeWorkspaceCompanies');
  const all = { role: user.role, search: null };
  const { currentData: workspaces } = useGetWorkspacesInfiniteQuery(all, { skip });
  const listed = (list?.companies ?? NO_COMPANIES).map(toMovable);
  const companyById = new Map(
    [...(isLong ? [...knows, ...chosen] : []), ...listed].map((company) => [company.id, company]),
  );

  // The members of a deleted company have no permissions there.
  const own = companyById.get(user.company_id ?? '');
  const person: Person = { ...user, company_activated: own?.activated ?? true };
  const companyContextOf = (companyId: string | null) => {
    const company = companyById.get(companyId ?? '');
    const isOwn = companyId === user.company_id;
    return {
      workspaceId: company?.workspaceId ?? (isOwn ? user.workspace_id : null),
      companyActivated: company?.activated ?? true,
    };
  };
  const activated = isAdmin(user)
    ? [...companyById.values()].filter((company) => company.activated)
    : (workspaces?.pages.flat() ?? []).flatMap(companiesOf);
  const movable = activated.filter(({ id, workspaceId }) =>
    can(person, 'moveInto', { company_id: id, workspace_id: workspaceId }),
  );
  return {
    person,
    companyContextOf,
    companies: activated,
    movable,
    /** Whether the person has access to too many companies to load all their people; null while that is unknown. */
    isLong: isUnknown ? null : isLong && isAdmin(user),
    /** For the fields that choose one of these companies. */
    search: {
      searchAs: isLong && isAdmin(user) ? user.role : null,
      onFound: (company: Company) => setChosen((known) => [...known, toMovable(company)]),
    },
  };
}

const toMovable = ({ workspace, ...company }: Company): MovableCompany => ({
  ...company,
  workspaceId: workspace?.id ?? null,
});

export const companiesOf = ({ id, companies }: Workspace): MovableCompany[] =>
  companies.map((company) => ({ ...company, workspaceId: id }));
