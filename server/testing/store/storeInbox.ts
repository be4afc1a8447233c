import { ConstraintViolated, type Store } from '@server/store/Store';
import type { RequestRow } from '@server/store/tables';
import { notice, request } from '@server/testing/evidence';

/** Tests of what notices and requests need of a store. */
export function testInbox(store: () => Store): void {
  test('finds the latest rows in pages, and changes rows that meet conditions', async () => {
    const notices = ['a', 'b', 'c', 'd'].map((id, index) =>
      notice(id, { created_at: `2026-05-1${String(Math.floor(index / 2))}T00:00:00.000Z` }),
    );
    await store().write((tx) =>
      tx.insert('notices', [...notices, notice('x', { user_id: 'admin' })]),
    );
    const page = async (limit: number, before?: { id: string; time: string }) => {
      const where = { user_id: 'editor', read_at: null };
      const find = { where, column: 'created_at', limit, ...(before && { before }) } as const;
      return (await store().read((tx) => tx.findLatest('notices', find))).map(({ id }) => id);
    };
    expect(await page(3)).toEqual(['d', 'c', 'b']);
    expect(await page(3, { id: 'c', time: '2026-05-11T00:00:00.000Z' })).toEqual(['b', 'a']);
    const mark = (id: string[]) =>
      store().write((tx) =>
        tx.updateWhere('notices', { id, user_id: 'editor' }, { read_at: '2026-05-12' }),
      );
    expect(await mark(['b', 'd', 'x'])).toBe(2);
    expect(await page(9)).toEqual(['c', 'a']);
    expect(await mark([])).toBe(0);
  });

  test('a person has one open request of a kind about an action', async () => {
    const add = (id: string, parts: Partial<RequestRow> = {}) =>
      store()
        .write((tx) => tx.insert('requests', request('acorn', { id, ...parts })))
        .then(() => null, violated);
    expect(await add('first')).toBeNull();
    expect(await add('done', { done_at: '2026-05-13' })).toBeNull();
    expect(await add('canceled', { cancelled_at: '2026-05-13' })).toBeNull();
    expect(await add('other', { asked_of: 'cadmin' })).toBeNull();
    expect(await add('answer', { kind: 'answer' })).toBeNull();
    expect(await add('second')).toBe('requests_open');
  });
}

function violated(error: unknown) {
  if (error instanceof ConstraintViolated) return error.constraint;
  throw error;
}
