import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  beforeAll(async () => {
    const at = '2026-01-05T10:00:00.000Z';
    const pending = { last_step: null, pending_secret: 'sealed', pending_until: at };
    await asking.server.store.write(async (tx) => {
      const app = { secret: 'sealed', confirmed_at: at, ...pending };
      await tx.insert('totps', { id: 'editor', ...app });
      // An app that is not confirmed does not count.
      await tx.insert('totps', { ...app, id: 'subscriber', secret: null, confirmed_at: null });
    });
  });

  async function factorsFor(id: string) {
    const query = '{collaborators{collaborators{id second_factor}}}';
    const { collaborators } = await asking.data(id, query);
    const groups = collaborators as {
      collaborators: { id: string; second_factor: boolean | null }[];
    }[];
    return new Map(
      groups.flatMap((group) => group.collaborators.map((one) => [one.id, one.second_factor])),
    );
  }

  test.each(['admin', 'cadmin'])('%s sees who has one, but not about themselves', async (id) => {
    const factors = await factorsFor(id);
    expect([factors.get('editor'), factors.get('subscriber')]).toEqual([true, false]);
    expect(factors.get(id)).toBeNull();
  });

  test('others do not see it', async () => {
    expect([...(await factorsFor('subscriber')).values()].every((has) => has === null)).toBe(true);
  });
});
