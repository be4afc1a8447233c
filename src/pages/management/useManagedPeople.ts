import { can, isAdmin, type Person } from '@contract/permissions';
import { useCurrentUser } from '@/features/auth';
import { useAllCompanies, type Company } from '@/features/companies';
import { useGetWorkspacesQuery, type Workspace } from '@/features/workspaces';

interface MovableCompany {
  id: string;
  name: string;
  logo: string | null;
  activated: boolean;
  workspaceId: string | null;
}

const NO_WORKSPACES: readonly Workspace[] = [];

/** The signed-in person, and the companies that they may invite people into (`companies`) and move people into. */
export function useManagedPeople() {
  const user = useCurrentUser();
  const companies = useAllCompanies(user.role);
  // Administrators have loaded every company; others get only those of their workspace.
  const skip = isAdmin(user) || !can(user, 'seeWorkspaceCompanies');
  const { currentData: workspaces = NO_WORKSPACES } = useGetWorkspacesQuery(user.role, { skip });
  const companyById = new Map(companies.map((company) => [company.id, company]));

  // The members of a deleted company have no permissions there.
  const own = companyById.get(user.company_id ?? '');
  const person: Person = { ...user, company_activated: own?.activated ?? true };
  const companyContextOf = (companyId: string | null) => {
    const company = companyById.get(companyId ?? '');
    const isOwn = companyId === user.company_id;
    return {
      workspaceId: company?.workspace?.id ?? (isOwn ? user.workspace_id : null),
      companyActivated: company?.activated ?? true,
    };
  };
  const activated = isAdmin(user)
    ? companies.filter((company) => company.activated).map(toMovable)
    : workspaces.flatMap(companiesOf);
  const movable = activated.filter(({ id, workspaceId }) =>
    can(person, 'moveInto', { company_id: id, workspace_id: workspaceId }),
  );
  return { person, companyContextOf, companies: activated, movable };
}

const toMovable = ({ workspace, ...company }: Company): MovableCompany => ({
  ...company,
  workspaceId: workspace?.id ?? null,
});

const companiesOf = ({ id, companies }: Workspace): MovableCompany[] =>
  companies.map((company) => ({ ...company, workspaceId: id }));
