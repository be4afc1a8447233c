import type { GetCompaniesQuery } from '@/shared/api/generated/operations';

export interface WorkspaceRef {
  id: string;
  name: string;
}

export interface Company {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  /** False once deleted, until restored or purged. */
  activated: boolean;
  /** When a deleted company is purged, ISO 8601 UTC. */
  expirationDate: string | null;
  workspace: WorkspaceRef | null;
}

/** What a person may see, as one reply brings it. */
export interface CompanyList {
  companies: Company[];
  workspaces: WorkspaceRef[];
}

function toCompany(dto: GetCompaniesQuery['companies'][number]): Company {
  const { expiration_date: expirationDate, ...rest } = dto;
  return { ...rest, expirationDate };
}

export const toCompanyList = ({ companies, workspaces }: GetCompaniesQuery): CompanyList => ({
  companies: companies.map(toCompany),
  workspaces,
});

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Active companies first, then by name. */
export const sortForList = (companies: readonly Company[]): Company[] =>
  [...companies].sort(
    (a, b) => Number(b.activated) - Number(a.activated) || byName.compare(a.name, b.name),
  );
