import { Agent } from 'node:http';
import type { Fixtures } from '../store/tables';
import { Person } from './person';

/** Signs in the administrator of the product. */
export async function signInAdministrator(fixtures: Fixtures, port: number): Promise<Person> {
  const user = fixtures.users.find(({ role, activated }) => role === 'administrator' && activated);
  if (!user?.company_id) throw new Error('The fixtures have no administrator.');
  const { id, email, company_id } = user;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const person = new Person(port, agent, { id, email, company_id });
  await person.signIn();
  return person;
}

/** Signs in people who may save answers. If there are too few, some are used twice. */
export async function signInEditors(
  fixtures: Fixtures,
  port: number,
  count: number,
): Promise<Person[]> {
  const activated = new Set(
    fixtures.companies.filter((company) => company.activated).map(({ id }) => id),
  );
  const eligible = fixtures.users.flatMap(({ id, email, company_id, ...user }) =>
    user.activated &&
    user.workspace_role !== 'subscriber' &&
    company_id !== null &&
    activated.has(company_id)
      ? [{ id, email, company_id }]
      : [],
  );
  // People at regular distances, so that they belong to many companies.
  const step = Math.max(1, Math.floor(eligible.length / count));
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const user = eligible[(i * step) % eligible.length];
    if (!user) throw new Error('The fixtures have nobody who may save.');
    const person = new Person(port, agent, user);
    await person.signIn();
    people.push(person);
  }
  return people;
}
