import { Agent } from 'node:http';
import type { Fixtures } from '../store/tables';
import { Person } from './person';

/** Signs in the administrator of the product. */
export async function signInAdministrator(
  { users }: Pick<Fixtures, 'users'>,
  port: number,
): Promise<Person> {
  const user = users.find(({ role, activated }) => role === 'administrator' && activated);
  if (!user?.company_id) throw new Error('The fixtures have no administrator.');
  const { id, email, company_id } = user;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const person = new Person(port, agent, { id, email, company_id });
  await person.signIn();
  return person;
}

/** Signs in people who may save answers. If there are too few, some are used twice. */
export async function signInEditors(
  { users, companies }: Pick<Fixtures, 'users' | 'companies'>,
  port: number,
  count: number,
): Promise<Person[]> {
  const activated = new Set(companies.filter((company) => company.activated).map(({ id }) => id));
  const eligible = users.flatMap(({ id, email, company_id, ...user }) =>
    user.activated &&
    user.workspace_role !== 'subscriber' &&
    company_id !== null &&
    activated.has(company_id)
      ? [{ id, email, company_id }]
      : [],
  );
  // People at regular distances, so that they belong to many companies.
  const step = Math.max(1, Math.floor(eligible.length / count));
  const chosen = Array.from({ length: count }, (_, i) => eligible[(i * step) % eligible.length]);
  const editors = chosen.filter((user) => user !== undefined);
  if (editors.length < count) throw new Error('The fixtures have nobody who may save.');
  return signInPeople(editors, port);
}

/** Signs in these people, each with a connection. */
export async function signInPeople(
  users: readonly Person['user'][],
  port: number,
): Promise<Person[]> {
  // Connections take turns, so that none is unused for so long that the server closes it.
  const agent = new Agent({ keepAlive: true, maxSockets: users.length, scheduling: 'fifo' });
  const people = users.map((user) => new Person(port, agent, user));
  for (const person of people) await person.signIn();
  return people;
}
