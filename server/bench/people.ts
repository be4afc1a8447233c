import { Agent } from 'node:http';
import type { Fixtures } from '../store/tables';
import { Person } from './person';

/** People who may save, each signed in by themselves; where there are too few, some come twice. */
export async function signInEditors(
  fixtures: Fixtures,
  port: number,
  count: number,
): Promise<Person[]> {
  const activated = new Set(
    fixtures.companies.filter((company) => company.activated).map(({ id }) => id),
  );
  const able = fixtures.users.flatMap(({ id, email, company_id, ...user }) =>
    user.activated &&
    user.workspace_role !== 'subscriber' &&
    company_id !== null &&
    activated.has(company_id)
      ? [{ id, email, company_id }]
      : [],
  );
  // Far apart, so that many companies are met.
  const step = Math.max(1, Math.floor(able.length / count));
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const user = able[(i * step) % able.length];
    if (!user) throw new Error('Nobody in the fixtures may save.');
    const person = new Person(port, agent, user);
    await person.signIn();
    people.push(person);
  }
  return people;
}
