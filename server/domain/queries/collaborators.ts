import {
  can,
  isAdmin,
  type ActionOn,
  type PersonResource,
} from '@contract/permissions/permissions';
import type { Role } from '@contract/permissions/roles';
import type { CompanyRow, UserRow } from '@server/store/tables';
import { peopleWithFactor } from '../secondFactor/requirement';
import { activeFirst, byName, existingWorkspaces, ownCompanies } from './companies';
import { groupedBy } from './groupedBy';
import { once } from './once';
import { pageInMemory, pageOfCompanies, type PageRequest } from './pages';
import type { Reader } from './reader';

type Awaitable<T> = T | Promise<T>;

export interface CollaboratorDto {
  id: string;
  name: string;
  email: string;
  image: string | null;
  company_id: string | null;
  company_name: string | null;
  company_image: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  /** Whether the invitation was accepted. */
  activated: boolean;
  invitation_expires: string | null;
  /** ISO 8601; read only if a query selects it. */
  last_active: () => Awaitable<string | null>;
  /** Whether the person has a second factor; read only if a query selects it. */
  second_factor: () => Awaitable<boolean | null>;
  /** The number of the person's sessions; read only if a query selects it. */
  sessions: () => Awaitable<number | null>;
}

/** The people of the user's own company, or of all companies for an administrator, grouped by company. */
export async function listCollaborators(reader: Reader, page: PageRequest | null = null) {
  const isPageOfAll = page !== null && isAdmin(reader.person);
  const all = isPageOfAll
    ? await pageOfCompanies(reader, page, { searchPeople: true })
    : activeFirst(await ownCompanies(reader));
  const peopleOf = once(() => readPeople(reader, all));
  const companies = page && !isPageOfAll ? pageInMemory(all, page, textsIn(await peopleOf())) : all;
  const facts = once(async () => {
    const people = [...(await peopleOf()).values()].flat();
    return {
      lastActiveOf: lastActivity(reader, people),
      hasFactor: secondFactors(reader, people),
      sessionsOf: sessionCounts(reader, people),
    };
  });
  const workspaceIdOf = existingWorkspaceIds(reader, companies);
  return companies.map((company) => ({
    company_id: company.id,
    company_name: company.name,
    company_image: company.logo,
    activated: company.activated,
    workspace_id: () => workspaceIdOf(company),
    collaborators: async () => {
      const { lastActiveOf, hasFactor, sessionsOf } = await facts();
      return collaboratorsOf(company, (await peopleOf()).get(company.id), {
        lastActiveOf: (user) => lastActiveOf(user, company),
        hasFactor: (user) => hasFactor(user, company),
        sessionsOf: (user) => sessionsOf(user, company),
      });
    },
  }));
}

type PeopleByCompany = ReadonlyMap<string | null, UserRow[]>;

/** The embedded database answers one statement at a time, and everything else waits for it. */
const COMPANIES_PER_READ = 200;

/** The people of companies, by company. */
export async function readPeople(
  { tx }: Reader,
  companies: readonly CompanyRow[],
): Promise<PeopleByCompany> {
  const people: UserRow[] = [];
  for (let from = 0; from < companies.length; from += COMPANIES_PER_READ) {
    const ids = companies.slice(from, from + COMPANIES_PER_READ).map(({ id }) => id);
    people.push(...(await tx.find('users', { company_id: ids })));
  }
  return groupedBy(people, ({ company_id }) => company_id);
}

/** The texts by which a company is found. */
const textsIn =
  (people: PeopleByCompany) =>
  ({ id, name }: CompanyRow) => [
    name,
    ...(people.get(id) ?? []).flatMap((user) => [user.name, user.email]),
  ];

/** Data that is read only if a query selects it. */
interface LateFacts {
  lastActiveOf: (user: UserRow) => Awaitable<string | null>;
  hasFactor: (user: UserRow) => Awaitable<boolean | null>;
  sessionsOf: (user: UserRow) => Awaitable<number | null>;
}

/** People of one company, sorted by name. */
export function collaboratorsOf(
  company: Pick<CompanyRow, 'id' | 'name' | 'logo'>,
  people: readonly UserRow[] = [],
  { lastActiveOf, hasFactor, sessionsOf }: LateFacts = UNKNOWN,
): CollaboratorDto[] {
  return people.toSorted(byName).map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    image: user.picture_url,
    company_id: company.id,
    company_name: company.name,
    company_image: company.logo,
    role: user.role,
    company_role: user.company_role,
    workspace_role: user.workspace_role,
    activated: user.activated,
    invitation_expires: user.invitation_expires,
    last_active: () => lastActiveOf(user),
    second_factor: () => hasFactor(user),
    sessions: () => sessionsOf(user),
  }));
}

const unknown = () => null;
const UNKNOWN: LateFacts = { lastActiveOf: unknown, hasFactor: unknown, sessionsOf: unknown };

/** The company's workspace unless that is deleted. Read only if a query selects it, for all companies together. */
function existingWorkspaceIds(reader: Reader, companies: readonly CompanyRow[]) {
  const existing = once(() => existingWorkspaces(reader, companies));
  return async ({ workspace_id }: CompanyRow): Promise<string | null> =>
    workspace_id !== null && (await existing()).has(workspace_id) ? workspace_id : null;
}

/**
 * A fact about each person on whom the user may perform the action; null for the others. One read covers all people.
 */
function factFor<Fact>(
  { person }: Reader,
  action: ActionOn<PersonResource>,
  readAll: () => Promise<(id: string) => Fact>,
) {
  let known: ((id: string) => Fact) | undefined;
  const reading = once(async () => (known = await readAll()));
  // A promise for each fact of each person would take longer than everything else.
  return ({ id, role }: UserRow, company: CompanyRow): Awaitable<Fact | null> => {
    const resource = { id, role, company_id: company.id, workspace_id: company.workspace_id };
    if (!can(person, action, resource)) return null;
    return known ? known(id) : reading().then((factOf) => factOf(id));
  };
}

/** The time of each person's last activity. */
const lastActivity = (reader: Reader, people: readonly UserRow[]) =>
  factFor(reader, 'updateRole', async () => {
    const user_id = people.map(({ id }) => id);
    const [credentials, sessions] = await Promise.all([
      reader.tx.findColumns('credentials', ['id', 'signed_in_at'], { id: user_id }),
      reader.tx.findColumns('sessions', ['user_id', 'last_seen_at'], { user_id }),
    ]);
    const latest = new Map<string, string>();
    const add = (id: string, at: string | null) => {
      if (at !== null && at > (latest.get(id) ?? '')) latest.set(id, at);
    };
    credentials.forEach(({ id, signed_in_at }) => add(id, signed_in_at));
    sessions.forEach(({ user_id: id, last_seen_at }) => add(id, last_seen_at));
    return (id): string | null => latest.get(id) ?? null;
  });

/** Whether each person has a second factor. */
const secondFactors = (reader: Reader, people: readonly UserRow[]) =>
  factFor(reader, 'resetSecondFactor', async () => {
    const ids = people.map(({ id }) => id);
    const having = await peopleWithFactor(reader.tx, ids);
    return (id) => having.has(id);
  });

/** The number of each person's sessions. */
const sessionCounts = (reader: Reader, people: readonly UserRow[]) =>
  factFor(reader, 'endSessions', async () => {
    const user_id = people.map(({ id }) => id);
    const counts = await reader.tx.countBy('sessions', 'user_id', { all: {} }, { user_id });
    return (id) => counts.get(id)?.all ?? 0;
  });
