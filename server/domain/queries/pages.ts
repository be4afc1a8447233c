import { foldCase } from '@contract/fields/names';
import { LIMITS } from '@contract/limits';
import { isAdmin } from '@contract/permissions/permissions';
import { comparePaged, type ReadTransaction } from '@server/store/Store';
import type { CompanyRow, WorkspaceRow } from '@server/store/tables';
import { badInput, notFound } from '../errors';
import type { Reader } from './reader';

/** A page of a list of names; see the queries in the contract's schema. */
export interface PageRequest {
  /** A part of the name; empty for all. */
  search: string;
  /** 1 … `LIMITS.pageRows`. */
  first: number;
  /** The id of the last row of the page before; null for the first page. */
  after: string | null;
  /** Only these companies; null for all. */
  ids: readonly string[] | null;
}

interface PageArguments {
  search?: string | null;
  first?: number | null;
  after?: string | null;
  ids?: readonly string[] | null;
}

/** Reads the arguments of a query; null without any, for the whole list. Throws BAD_USER_INPUT. */
export function pageRequest(pageArguments: PageArguments): PageRequest | null {
  const { search = null, first = null, after = null, ids = null } = pageArguments;
  if ([search, first, after, ids].every((argument) => argument === null)) return null;
  if (first !== null && (first < 1 || first > LIMITS.pageRows)) {
    throw badInput(`A page has 1 to ${String(LIMITS.pageRows)} rows.`);
  }
  if (search !== null && search.length > LIMITS.nameLength) {
    throw badInput('The search text is too long.');
  }
  if (ids !== null && ids.length > LIMITS.pageIds) throw badInput('There are too many ids.');
  return { search: search?.trim() ?? '', first: first ?? LIMITS.pageRows, after, ids };
}

interface CompaniesOptions {
  /** Also finds companies by their people. */
  searchPeople?: boolean;
}

/** A page of the companies: the activated ones by name, then the others. For the administrator. */
export async function pageOfCompanies(
  { tx, person }: Reader,
  { search, first, after, ids }: PageRequest,
  { searchPeople = false }: CompaniesOptions = {},
): Promise<CompanyRow[]> {
  if (!isAdmin(person)) throw new Error('Only the administrator reads pages of all companies.');
  const last = await rowBefore(tx, 'companies', after);
  const found: CompanyRow[] = [];
  for (const activated of [true, false]) {
    const isPast = last?.activated === false && activated;
    const limit = first - found.length;
    if (isPast || limit === 0) continue;
    const rows = await tx.findPage('companies', {
      where: { activated, ...(ids && { id: ids }) },
      search,
      searchPeople,
      limit,
      after: last?.activated === activated ? last : null,
    });
    found.push(...rows);
  }
  return found;
}

/** A page of the workspaces that are not deleted, by name. For the administrator. */
export async function pageOfWorkspaces(
  { tx, person }: Reader,
  { search, first, after }: PageRequest,
): Promise<WorkspaceRow[]> {
  if (!isAdmin(person)) throw new Error('Only the administrator reads pages of all workspaces.');
  return tx.findPage('workspaces', {
    where: { deleted_at: null },
    search,
    after: await rowBefore(tx, 'workspaces', after),
    limit: first,
  });
}

async function rowBefore<T extends 'companies' | 'workspaces'>(
  tx: ReadTransaction,
  table: T,
  id: string | null,
) {
  if (id === null) return null;
  const row = await tx.get(table, id);
  if (!row) throw notFound(table === 'companies' ? 'company' : 'workspace');
  return row;
}

interface Listed {
  id: string;
  name: string;
  activated?: boolean;
}

/** A page of a list that is short enough to be read as a whole, such as the companies of one workspace. */
export function pageInMemory<Row extends Listed>(
  rows: readonly Row[],
  { search, first, after, ids }: PageRequest,
  textsOf: (row: Row) => readonly string[] = ({ name }) => [name],
): Row[] {
  const sorted = rows.toSorted(inPages);
  const start = after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0) throw notFound('company');
  const wanted = foldCase(search);
  return sorted
    .slice(start)
    .filter(({ id }) => ids === null || ids.includes(id))
    .filter((row) => textsOf(row).some((text) => foldCase(text).includes(wanted)))
    .slice(0, first);
}

/** Activated ones first. */
const inPages = (a: Listed, b: Listed): number =>
  Number(b.activated ?? true) - Number(a.activated ?? true) || comparePaged(a, b);
