import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  async function lastActiveFor(id: string) {
    const query = '{collaborators{collaborators{id last_active}}}';
    const { collaborators } = await asking.data(id, query);
    const groups = collaborators as {
      collaborators: { id: string; last_active: string | null }[];
    }[];
    return new Map(
      groups.flatMap((group) =>
        group.collaborators.map((person) => [person.id, person.last_active]),
      ),
    );
  }

  test('those who may change a person’s role see when that person was last active', async () => {
    await lastActiveFor('editor');
    const forAdmin = await lastActiveFor('admin');
    expect(Date.parse(forAdmin.get('editor') ?? '')).not.toBeNaN();
    expect((await lastActiveFor('cadmin')).get('editor')).toBe(forAdmin.get('editor'));
  });

  test('others do not, not even about themselves', async () => {
    const forEditor = await lastActiveFor('editor');
    expect([...forEditor.values()].every((at) => at === null)).toBe(true);
  });

  test('a list of a workspace does not contain it', async () => {
    const query = '{workspaces{collaborators{last_active}}}';
    const { workspaces } = await asking.data('admin', query);
    const [first] = workspaces as { collaborators: { last_active: string | null }[] }[];
    expect(first?.collaborators.every(({ last_active }) => last_active === null)).toBe(true);
  });
});
