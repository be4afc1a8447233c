import { isAdmin } from '@contract/permissions';
import type { CompanyRow, WorkspaceRow } from '@server/store/tables';
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
}

/** The companies that a person may see, sorted by name, deactivated ones last. */
export async function listCompanies(reader: Reader): Promise<CompanyDto[]> {
  const { tx, person } = reader;
  const workspaces = await existingWorkspaces(reader);
  const companies = isAdmin(person)
    ? await tx.find('companies')
    : person.company_id === null
      ? []
      : await tx.find('companies', { id: person.company_id });
  return activeFirst(companies).map((company) => toCompanyDto(company, workspaces));
}

/** Workspaces by id, without the deleted ones. */
export async function existingWorkspaces({ tx }: Reader): Promise<Map<string, WorkspaceRow>> {
  const workspaces = await tx.find('workspaces', { deleted_at: null });
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
  };
}

export const activeFirst = (companies: CompanyRow[]) =>
  [...companies].sort((a, b) => Number(b.activated) - Number(a.activated) || byName(a, b));

export const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'en');
