import { moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import type { CompanyResource } from '@contract/permissions/permissions';
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
  /** The unit of all its amounts, an ISO 4217 code. */
  moneyUnit: string;
}

/** The company as the resource of a permission. */
export const resourceOf = ({ id, workspace }: Company): CompanyResource => ({
  company_id: id,
  workspace_id: workspace?.id ?? null,
});

/** The companies and workspaces that a person has access to. */
export interface CompanyList {
  companies: Company[];
  /** False if these are only the first companies of a long list, which is searched on the server. */
  isComplete: boolean;
  workspaces: WorkspaceRef[];
}

/** The figures that My Companies shows for a company; null where they are unknown. */
export interface CompanyFigures {
  /** The Global Average, 1–10, unrounded. */
  average: number | null;
  /** Percentage of the actions that are done, unrounded. */
  completed: number | null;
  people: number | null;
}

export const NO_FIGURES: CompanyFigures = { average: null, completed: null, people: null };

export function toCompany(dto: GetCompaniesQuery['companies'][number]): Company {
  const { id, name, logo, website, activated, expiration_date: expirationDate, workspace } = dto;
  const moneyUnit = moneyUnitOf(dto);
  return { id, name, logo, website, activated, expirationDate, workspace, moneyUnit };
}

/** Missing figures are unknown. */
export const toFigures = ({
  average = null,
  completed = null,
  people = null,
}: Partial<CompanyFigures>): CompanyFigures => ({ average, completed, people });

/** Longer lists are not loaded as a whole. */
export const MAX_WHOLE_LIST = 500;

let collator: Intl.Collator | null = null;

/** The order of the whole list on the server, which differs from that of its pages in letters with accents. */
function inListOrder(companies: readonly Company[]): Company[] {
  const { compare } = (collator ??= new Intl.Collator('en'));
  return companies.toSorted(
    (a, b) => Number(b.activated) - Number(a.activated) || compare(a.name, b.name),
  );
}

/** The reply to a request of `MAX_WHOLE_LIST + 1` companies. A server without pages sends more if it has more. */
export function toCompanyList({ companies, workspaces }: GetCompaniesQuery): CompanyList {
  const isComplete = companies.length !== MAX_WHOLE_LIST + 1;
  const listed = companies.map(toCompany);
  return { companies: isComplete ? inListOrder(listed) : listed, isComplete, workspaces };
}

/** Sorts active companies first, then by name; numbers in names by their value. */
export const sortForList = (companies: readonly Company[]): Company[] =>
  [...companies].sort(
    (a, b) => Number(b.activated) - Number(a.activated) || compareNames(a.name, b.name),
  );
