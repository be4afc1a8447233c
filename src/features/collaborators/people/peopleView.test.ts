import type { Collaborator } from '../Collaborator';
import { filterPeople, sortPeople } from './peopleView';

const person = (id: string, parts: Partial<Collaborator> = {}): Collaborator => ({
  id,
  name: id,
  email: `${id}@demo.example`,
  image: null,
  role: 'editor',
  companyId: 'company-1',
  companyName: 'Alder',
  companyRole: 'editor',
  workspaceRole: 'editor',
  activated: true,
  invitationExpires: null,
  ...parts,
});

const people = [
  person('Bo', { companyRole: 'subscriber', companyId: 'company-2', companyName: 'Birch' }),
  person('Ann', { companyRole: 'administrator' }),
  person('Cy', { activated: false }),
];
const ids = (list: readonly Collaborator[]) => list.map(({ id }) => id);

describe('The table of people', () => {
  it.each([
    ['name', ['Ann', 'Bo', 'Cy']],
    ['-name', ['Cy', 'Bo', 'Ann']],
    ['companyRole', ['Ann', 'Cy', 'Bo']],
    ['-company', ['Bo', 'Ann', 'Cy']],
    ['status', ['Ann', 'Bo', 'Cy']],
    ['lastActive', ['Cy', 'Ann', 'Bo']],
    ['-lastActive', ['Ann', 'Cy', 'Bo']],
  ] as const)('is sorted by %s', (sorting, expected) => {
    const lastActive = {
      Ann: '2026-11-01T08:00:00.000Z',
      Cy: '2026-11-20T08:00:00.000Z',
      Bo: null,
    };
    expect(ids(sortPeople(people, sorting, lastActive))).toEqual(expected);
  });

  it.each([
    [{ company: 'company-2' }, ['Bo']],
    [{ role: 'administrator' }, ['Ann']],
    [{ status: 'pending' }, ['Cy']],
    [{}, ['Bo', 'Ann', 'Cy']],
  ] as const)('is filtered by %j', (filter, expected) => {
    const all = { company: null, role: 'any', status: 'any' } as const;
    expect(ids(filterPeople(people, { ...all, ...filter }))).toEqual(expected);
  });
});
