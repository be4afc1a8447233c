import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

interface Listed {
  name: string;
  average: number | null;
  completed: number | null;
  people: number | null;
}

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  async function companiesFor(id: string) {
    const { companies } = await asking.data(id, '{companies{name average completed people}}');
    return companies as Listed[];
  }

  test('the figures of a company are those of its own queries', async () => {
    const acorn = (await companiesFor('editor')).find(({ name }) => name === 'Acorn');
    const { drivers, percentageCompleted } = await asking.data(
      'editor',
      '{drivers(company_id:"acorn"){name average} percentageCompleted(company_id:"acorn"){completed}}',
    );
    const total = (drivers as { name: string; average: number }[]).find(
      ({ name }) => name === 'Total',
    );
    expect(acorn?.average).toBe(total?.average);
    expect(acorn?.completed).toBeCloseTo((percentageCompleted as { completed: number }).completed);
    expect(acorn?.people).toBe(6);
  });

  test('administrators see those of all companies', async () => {
    const people = (await companiesFor('admin')).map((company) => company.people);
    expect(people).toEqual([6, 1, 1, 0, 2]);
  });

  test('people of a deactivated company do not see its figures', async () => {
    const [dogwood] = await companiesFor('dogwood-editor');
    expect(dogwood).toMatchObject({ name: 'Dogwood', average: null, completed: null });
  });

  test('a list of workspaces has no figures of companies', async () => {
    const { workspaces } = await asking.data(
      'cadmin',
      '{workspaces{companies{average completed people}}}',
    );
    const listed = (workspaces as { companies: Listed[] }[]).flatMap(({ companies }) => companies);
    expect(listed.length).toBeGreaterThan(0);
    for (const company of listed) {
      expect(company).toEqual({ average: null, completed: null, people: null });
    }
  });
});
