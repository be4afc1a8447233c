import { can, isAdmin } from '@contract/permissions/permissions';
import type { CompanyRow, WorkspaceRow } from '@server/store/tables';
import { collaboratorsOf, readPeople, type CollaboratorDto } from './collaborators';
import {
  activeFirst,
  byName,
  existingWorkspaces,
  toCompanyDto,
  type CompanyDto,
} from './companies';
import { groupedBy } from './groupedBy';
import { once } from './once';
import { pageInMemory, pageOfWorkspaces, type PageRequest } from './pages';
import type { Reader, ReadingPerson } from './reader';
import { reachOf } from './users';
import type { AdministratorsReach } from '@contract/permissions/reach';

interface WorkspaceDto {
  id: string;
  name: string;
  administrators_reach: AdministratorsReach;
  /** Read only if a query selects them, for all workspaces together. */
  companies: () => Promise<CompanyDto[]>;
  collaborators: () => Promise<CollaboratorDto[]>;
}

/** The workspaces, companies and people that a person may see, sorted by name. */
export async function listWorkspaces(
  reader: Reader,
  page: PageRequest | null = null,
): Promise<WorkspaceDto[]> {
  const { tx, person } = reader;
  const shown = await shownWorkspaces(reader, page);
  const existing = new Map(shown.map((workspace) => [workspace.id, workspace]));

  const companiesOf = once(async () => {
    const found = await tx.find('companies', { workspace_id: shown.map(({ id }) => id) });
    const visible = activeFirst(found).filter((company) => maySeeCompany(person, company));
    return groupedBy(visible, ({ workspace_id }) => workspace_id);
  });
  const withPeopleIn = async (id: string) =>
    ((await companiesOf()).get(id) ?? []).filter((company) => maySeePeople(person, company));
  const peopleOf = once(async () => {
    const companies = await Promise.all(shown.map(({ id }) => withPeopleIn(id)));
    return readPeople(reader, companies.flat());
  });

  return shown.map((workspace) => ({
    id: workspace.id,
    name: workspace.name,
    administrators_reach: reachOf(workspace),
    companies: async () =>
      ((await companiesOf()).get(workspace.id) ?? []).map((company) =>
        companyFor(person, company, existing),
      ),
    collaborators: async () => {
      const people = await peopleOf();
      const companies = await withPeopleIn(workspace.id);
      return companies
        .flatMap((company) => collaboratorsOf(company, people.get(company.id)))
        .sort(byName);
    },
  }));
}

async function shownWorkspaces(reader: Reader, page: PageRequest | null): Promise<WorkspaceRow[]> {
  const { person } = reader;
  if (page && isAdmin(person)) return pageOfWorkspaces(reader, page);
  const existing = await existingWorkspaces(reader);
  const shown = [...existing.values()]
    .filter(({ id }) => isAdmin(person) || id === person.workspace_id)
    .sort(byName);
  return page ? pageInMemory(shown, page) : shown;
}

const isOwn = (person: ReadingPerson, { id }: CompanyRow) =>
  isAdmin(person) || (id === person.company_id && !person.figures_only);

const maySeeCompany = (person: ReadingPerson, company: CompanyRow) =>
  isAdmin(person) || company.id === person.company_id || can(person, 'seeWorkspaceCompanies');

const maySeePeople = (person: ReadingPerson, company: CompanyRow) =>
  isOwn(person, company) || can(person, 'seeWorkspacePeople');

/** For other companies in the workspace, the logo, website and expiration date are not sent. */
function companyFor(
  person: ReadingPerson,
  company: CompanyRow,
  workspaces: ReadonlyMap<string, WorkspaceRow>,
): CompanyDto {
  const dto = toCompanyDto(company, workspaces);
  return isOwn(person, company)
    ? dto
    : { ...dto, logo: null, website: null, expiration_date: null };
}
