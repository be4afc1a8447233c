import type { CompanyTarget } from '@contract/permissions';
import type { GetCompaniesQuery } from '@/shared/api/generated/operations';
import { compareNames } from '@/shared/lib/compareNames';

export interface WorkspaceRef {
  id: string;
  name: string;
}

export interface Company {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  /** False after the company was deleted, until it is restored or purged. */
  activated: boolean;
  /** The time at which a deleted company is purged, ISO 8601 UTC. Null for an active company. */
  expirationDate: string | null;
  workspace: WorkspaceRef | null;
}

/** The company as the target of a permission. */
export const targetOf = ({ id, workspace }: Company): CompanyTarget => ({
  company_id: id,
  workspace_id: workspace?.id ?? null,
});

/** The companies and workspaces that a person has access to. */
export interface CompanyList {
  companies: Company[];
  workspaces: WorkspaceRef[];
}

/** What My Companies shows beside a company; null where it is unknown. */
export interface CompanyFigures {
  /** The Global Average, 1–10, unrounded. */
  average: number | null;
  /** Percentage of the actions that are done, unrounded. */
  completed: number | null;
  people: number | null;
}

export const NO_FIGURES: CompanyFigures = { average: null, completed: null, people: null };

function toCompany(dto: GetCompaniesQuery['companies'][number]): Company {
  const { expiration_date: expirationDate, ...rest } = dto;
  return { ...rest, expirationDate };
}

export const toCompanyList = ({ companies, workspaces }: GetCompaniesQuery): CompanyList => ({
  companies: companies.map(toCompany),
  workspaces,
});

/** Sorts active companies first, then by name; numbers in names by their value. */
export const sortForList = (companies: readonly Company[]): Company[] =>
  [...companies].sort(
    (a, b) => Number(b.activated) - Number(a.activated) || compareNames(a.name, b.name),
  );
