import { moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import { can, isAdmin } from '@contract/permissions/permissions';
import type { CompanyRow, WorkspaceRow } from '@server/store/tables';
import { companyFigures } from './companyFigures';
import { pageInMemory, pageOfCompanies, type PageRequest } from './pages';
import type { Reader } from './reader';

export interface CompanyDto {
  id: string;
  name: string;
  logo: string | null;
  image: string | null;
  website: string | null;
  activated: boolean;
  expiration_date: string | null;
  workspace: { id: string; name: string } | null;
  workspace_id: string | null;
  money_unit: string;
  /** The figures of `CompanyFigures`; null outside of the list of companies. */
  average: Figure;
  completed: Figure;
  people: Figure;
}

/** Read only if a query selects it; null for a person who may not see it. */
type Figure = () => Promise<number | null>;

/**
 * The companies whose figures a person may see, sorted by name, deactivated ones last. A person's own
 * company is listed even if it is deactivated.
 */
export async function listCompanies(
  reader: Reader,
  page: PageRequest | null = null,
): Promise<CompanyDto[]> {
  const { shown, others } = await listedCompanies(reader, page);
  const workspaces = await existingWorkspaces(reader, page ? shown : undefined);
  const own = shown.filter((company) => !others.includes(company));
  const figuresOf = companyFigures(reader, { own, others });
  return shown.map((company) => {
    const dto = { ...toCompanyDto(company, workspaces), ...figuresOf(company) };
    // For another company, only the fields that its figures need are sent.
    return others.includes(company) ? { ...dto, website: null } : dto;
  });
}

/** The listed companies in their order, and those of them that belong to others. */
async function listedCompanies(reader: Reader, page: PageRequest | null) {
  if (page && isAdmin(reader.person)) {
    return { shown: await pageOfCompanies(reader, page), others: [] };
  }
  const others = await reachedCompanies(reader);
  const all = [...(await ownCompanies(reader)), ...others];
  return { shown: page ? pageInMemory(all, page) : activeFirst(all), others };
}

/** All companies for an administrator; for other users, only their own company. */
export async function ownCompanies({ tx, person }: Reader): Promise<CompanyRow[]> {
  if (isAdmin(person)) return tx.find('companies');
  if (person.figures_only) return [];
  return person.company_id === null ? [] : tx.find('companies', { id: person.company_id });
}

/**
 * The other activated companies of the workspace, if the user is its administrator and may see them; for a token that
 * reads figures only, its company.
 */
async function reachedCompanies(reader: Reader): Promise<CompanyRow[]> {
  const person = await reader.personWithReach();
  const { workspace_id } = person;
  if (person.figures_only) {
    return reader.tx.find('companies', { id: person.company_id ?? '', activated: true });
  }
  if (isAdmin(person) || workspace_id === null || !can(person, 'chooseCompany')) return [];
  const all = await reader.tx.find('companies', { workspace_id, activated: true });
  return all.filter(({ id }) => id !== person.company_id);
}

/** The workspaces that are not deleted, by id: all, or those of some companies. */
export async function existingWorkspaces(
  { tx }: Reader,
  companies?: readonly CompanyRow[],
): Promise<Map<string, WorkspaceRow>> {
  const ids = companies && new Set(companies.flatMap(({ workspace_id }) => workspace_id ?? []));
  const workspaces = await tx.find('workspaces', {
    deleted_at: null,
    ...(ids && { id: [...ids] }),
  });
  return new Map(workspaces.map((workspace) => [workspace.id, workspace]));
}

export function toCompanyDto(
  company: CompanyRow,
  workspaces: ReadonlyMap<string, WorkspaceRow>,
): CompanyDto {
  const { id, name, logo, website, activated, expiration_date, workspace_id } = company;
  const workspace = workspace_id === null ? undefined : workspaces.get(workspace_id);
  return {
    id,
    name,
    logo,
    image: logo,
    website,
    activated,
    expiration_date,
    workspace: workspace ? { id: workspace.id, name: workspace.name } : null,
    workspace_id: workspace?.id ?? null,
    money_unit: moneyUnitOf(company),
    average: unknownFigure,
    completed: unknownFigure,
    people: unknownFigure,
  };
}

const unknownFigure: Figure = () => Promise.resolve(null);

export const activeFirst = (companies: CompanyRow[]) =>
  [...companies].sort((a, b) => Number(b.activated) - Number(a.activated) || byName(a, b));

/** One collator, because `localeCompare` with a language takes several times as long. */
const collator = new Intl.Collator('en');

export const byName = (a: { name: string }, b: { name: string }) =>
  collator.compare(a.name, b.name);
