import type { Person } from '@contract/permissions';
import { useCurrentUser } from '@/features/auth';
import { companiesApi, type Company } from '@/features/companies';

interface MovableCompany {
  id: string;
  name: string;
  logo: string | null;
  activated: boolean;
  workspaceId: string | null;
}

const NONE: readonly Company[] = [];

/** Who looks at people, and the companies that they may invite and move people into. */
export function usePeopleOf() {
  const user = useCurrentUser();
  const companies = companiesApi.endpoints.getCompanies.useQuery(user.role).currentData ?? NONE;
  const known = new Map(companies.map((company) => [company.id, company]));

  // Nobody acts from within a deleted company.
  const own = known.get(user.company_id ?? '');
  const person: Person = { ...user, company_activated: own?.activated ?? true };
  const standingOf = (companyId: string | null) => {
    const company = known.get(companyId ?? '');
    const isOwn = companyId === user.company_id;
    return {
      workspaceId: company?.workspace?.id ?? (isOwn ? user.workspace_id : null),
      companyActivated: company?.activated ?? true,
    };
  };
  return { person, standingOf, companies: companies.filter(isOpen).map(toMovable) };
}

const isOpen = ({ activated }: Company) => activated;

const toMovable = ({ id, name, logo, activated, workspace }: Company): MovableCompany => ({
  id,
  name,
  logo,
  activated,
  workspaceId: workspace?.id ?? null,
});
