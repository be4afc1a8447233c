import { setTimeout as pause } from 'node:timers/promises';
import {
  ConstraintViolated,
  StoreUnavailable,
  type Constraint,
  type ReadTransaction,
  type Store,
  type Where,
} from '@server/store/Store';
import { seedDemo } from '@server/store/demo/seed';
import type { AnswerRow, PlanItemRow, TableName, Tables, WorkspaceRow } from '@server/store/tables';
import { testAggregates } from './storeAggregates';
import { testEvents } from './storeEvents';
import { testInbox } from './storeInbox';
import { testPages } from './storePages';
import { ROWS_OF_EACH_TABLE } from './sampleRows';
import { planItem, smallFixtures, target } from '@server/testing/smallFixtures';

export interface StoreUnderTest {
  store: Store;
  /** Closes and reopens the store; null for a store in memory. */
  reopen: (() => Promise<Store>) | null;
}

const nameOf = (store: Store, id: string) =>
  store.read(async (tx) => (await tx.get('companies', id))?.name);
const rename = (store: Store, id: string, name: string) =>
  store.write((tx) => tx.update('companies', id, { name }));
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
const notDeleted = { deleted_at: null, deleted_by: null, purge_at: null };
const workspace = (id: string, name: string): WorkspaceRow => ({ id, name, ...notDeleted });

/** Tests for every implementation of Store. `open` returns an empty store for each test. */
export function describeStore(open: () => Promise<StoreUnderTest>): void {
  let store: Store;
  let reopen: StoreUnderTest['reopen'];

  beforeEach(async () => {
    ({ store, reopen } = await open());
    await seedDemo(store, smallFixtures());
  });
  afterEach(() => store.close());

  test('stores a row of every table unchanged', async () => {
    for (const table of Object.keys(ROWS_OF_EACH_TABLE) as TableName[]) {
      const rows = ROWS_OF_EACH_TABLE[table];
      await store.write((tx) => tx.insert(table, rows));
      for (const row of rows) {
        expect(await store.read((tx) => tx.get(table, row.id))).toEqual(row);
      }
    }
  });

  test('finds by several columns, lists of values, null and flags', async () => {
    const find = async <T extends TableName>(table: T, where: Where<Tables[T]>) =>
      idsOf(await store.read((tx) => tx.find(table, where)));
    expect(
      await find('users', { company_id: ['birch', 'acorn'], workspace_role: 'administrator' }),
    ).toEqual(['admin', 'wadmin']);
    expect(await find('users', { id: [] })).toEqual([]);
    expect(await find('companies', { activated: false })).toEqual(['dogwood']);
    expect(await find('companies', { activated: [true, false] })).toHaveLength(5);
    expect(await find('workspaces', { deleted_at: null })).toEqual(['north', 'south']);
    expect(await find('answers', { revenue_state: [null, 9] })).toEqual([
      'acorn-later',
      'acorn-nine',
    ]);
    expect(await find('driver_weeks', { year: 2026, week: [9, 10] })).toHaveLength(2);
    const weeksAfter = async (week: number) =>
      (await store.read((tx) => tx.find('driver_weeks', { week: { greaterThan: week } }))).map(
        (row) => row.week,
      );
    const all = await weeksAfter(0);
    const [first = 0] = all.toSorted((a, b) => a - b);
    expect((await weeksAfter(first)).sort()).toEqual(all.filter((week) => week > first).sort());
    expect((await weeksAfter(first)).length).toBeGreaterThan(0);
    expect(await weeksAfter(52)).toEqual([]);
    const times = (await store.read((tx) => tx.find('answers')))
      .map((row) => row.answered_at)
      .sort();
    const latest = times.at(-1) ?? '';
    const answeredSince = (notBefore: string) => find('answers', { answered_at: { notBefore } });
    expect(await answeredSince(times[0] ?? '')).toHaveLength(times.length);
    expect(await answeredSince(latest)).toHaveLength(
      times.filter((time) => time === latest).length,
    );
    expect(await answeredSince(`${latest}1`)).toEqual([]);
    expect(await find('drivers', {})).toHaveLength(4);
    expect(await store.read((tx) => tx.get('users', 'nobody'))).toBeUndefined();
  });

  test('reads some columns of the rows that meet conditions', async () => {
    const columns = ['id', 'activated'] as const;
    const where = { id: ['acorn', 'dogwood'] };
    const expected = [
      { id: 'acorn', activated: true },
      { id: 'dogwood', activated: false },
    ];
    const sorted = (rows: { id: string }[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
    const find = (tx: ReadTransaction) => tx.findColumns('companies', columns, where);
    expect(sorted(await store.read(find))).toEqual(expected);
    expect(sorted(await store.write(find))).toEqual(expected);
    expect(await store.read((tx) => tx.findColumns('companies', ['id'], { id: [] }))).toEqual([]);
  });

  testAggregates(() => store);
  testPages(() => store);
  testInbox(() => store);
  testEvents(() => store);

  test('follows references from a row as far as they exist', async () => {
    const follow = (user: string) =>
      store.followReferences(
        user,
        ['users', 'companies', 'workspaces'],
        ['company_id', 'workspace_id'],
      );
    const [user, company, workspace] = await follow('editor');
    expect([user?.id, company?.id, workspace?.id]).toEqual(['editor', 'acorn', 'north']);
    expect(company).toEqual(await store.read((tx) => tx.get('companies', 'acorn')));
    expect(await follow('nobody')).toEqual([undefined, undefined, undefined]);
    expect(await follow('nobody\0')).toEqual([undefined, undefined, undefined]);
    await store.write((tx) => tx.update('users', 'editor', { company_id: null }));
    const [alone, ...none] = await follow('editor');
    expect(alone?.company_id).toBeNull();
    expect(none).toEqual([undefined, undefined]);
  });

  test('returns and stores copies', async () => {
    const row = workspace('new', 'New');
    await store.write((tx) => tx.insert('workspaces', row));
    row.name = 'changed by the caller';
    const read = await store.read((tx) => tx.get('workspaces', 'new'));
    expect(read?.name).toBe('New');
    if (read) read.name = 'changed by the reader';
    expect((await store.read((tx) => tx.find('workspaces', { id: 'new' })))[0]?.name).toBe('New');
  });

  test('accepts any text as a value', async () => {
    for (const name of ["'; drop table users; --", '😀 “Ü” \\ % _', 'x'.repeat(20_000)]) {
      await rename(store, 'acorn', name);
      expect(await nameOf(store, 'acorn')).toBe(name);
      expect(await store.read((tx) => tx.find('companies', { name }))).toHaveLength(1);
    }
    // A NUL may be replaced, but it must neither fail nor truncate the text.
    await rename(store, 'acorn', 'a\0b');
    expect(await nameOf(store, 'acorn')).toHaveLength(3);
    expect(await nameOf(store, 'a\0')).toBeUndefined();
  });

  test('a transaction sees its own changes', async () => {
    await store.write(async (tx) => {
      await tx.update('companies', 'acorn', { name: 'Oak' });
      await tx.remove('companies', { id: 'elm' });
      expect((await tx.getForUpdate('companies', 'acorn'))?.name).toBe('Oak');
      expect(await tx.get('companies', 'elm')).toBeUndefined();
      expect(await tx.find('companies', { name: ['Oak', 'Elm'] })).toHaveLength(1);
    });
    expect(await nameOf(store, 'acorn')).toBe('Oak');
    expect(await nameOf(store, 'elm')).toBeUndefined();
  });

  test('an error undoes the whole transaction', async () => {
    const failing = store.write(async (tx) => {
      await tx.update('companies', 'acorn', { name: 'Oak' });
      await tx.remove('users', {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await nameOf(store, 'acorn')).toBe('Acorn');
    expect(await store.read((tx) => tx.find('users'))).toHaveLength(10);
  });

  test('an error of the store undoes the transaction, even if it is caught', async () => {
    const continued = store.write(async (tx) => {
      await tx.update('companies', 'acorn', { name: 'Oak' });
      await tx.insert('workspaces', workspace('north', 'Again')).catch(() => undefined);
      return 'stored';
    });
    await expect(continued).rejects.toBeInstanceOf(ConstraintViolated);
    expect(await nameOf(store, 'acorn')).toBe('Acorn');
  });

  test('an update of a missing row fails; removing gives the number of rows', async () => {
    await expect(rename(store, 'nobody', 'x')).rejects.toThrow('no row nobody');
    expect(await store.write((tx) => tx.remove('users', { company_id: 'cedar' }))).toBe(1);
    expect(await store.write((tx) => tx.remove('users', { company_id: 'cedar' }))).toBe(0);
  });

  describe('constraints', () => {
    const violation = async (work: Parameters<Store['write']>[0]): Promise<Constraint | null> => {
      try {
        await store.write(work);
        return null;
      } catch (error) {
        if (error instanceof ConstraintViolated) return error.constraint;
        throw error;
      }
    };

    test('an id is unique', async () => {
      expect(await violation((tx) => tx.insert('workspaces', workspace('north', 'x')))).toBe('id');
    });

    test('an address is unique, ignoring case', async () => {
      const taken = (id: string) =>
        violation((tx) => tx.update('users', id, { email: 'EDITOR@example.com' }));
      expect(await taken('cadmin')).toBe('users_email');
      expect(await taken('editor')).toBeNull();
    });

    test('names of workspaces are unique, except for deleted ones', async () => {
      const add = (name: string) =>
        violation((tx) => tx.insert('workspaces', workspace('new', name)));
      expect(await add(' NORTH ')).toBe('workspaces_name');
      expect(await add('West')).toBeNull();
      expect(await violation((tx) => tx.update('workspaces', 'west', { deleted_at: null }))).toBe(
        'workspaces_name',
      );
    });

    test('an answer is unique per activity and company', async () => {
      const twice = violation(async (tx) => {
        const answer = (await tx.get('answers', 'acorn-nine')) as AnswerRow;
        await tx.insert('answers', { ...answer, id: 'other' });
      });
      expect(await twice).toBe('answers_activity');
    });

    test('an activity has one open plan item at a time', async () => {
      const add = (id: string, status: PlanItemRow['status']) =>
        violation((tx) => tx.insert('plan_items', { ...planItem('acorn', 'nine'), id, status }));
      expect(await add('first', 'planned')).toBeNull();
      expect(await add('closed', 'done')).toBeNull();
      expect(await add('dropped', 'dropped')).toBeNull();
      expect(await add('second', 'doing')).toBe('plan_items_open');
    });

    test.each(['driver-1', null])('the driver %s has one current target', async (driver_id) => {
      const add = (id: string, changes: Partial<Tables['targets']> = {}) =>
        violation((tx) => tx.insert('targets', { ...target('acorn', driver_id), id, ...changes }));
      expect(await add('first')).toBeNull();
      expect(await add('former', { ended_at: '2026-05-13T10:00:00.000Z' })).toBeNull();
      expect(await add('elsewhere', { company_id: 'birch' })).toBeNull();
      expect(await add('second')).toBe('targets_present');
    });
  });

  test('no concurrent increment of a row is lost', async () => {
    const row = { id: 'count', count: 0, blocked_until: null, expires_at: '2026-01-01' };
    await store.write((tx) => tx.insert('attempts', row));
    const increment = () =>
      store.write(async (tx) => {
        const stored = await tx.getForUpdate('attempts', 'count');
        await pause(1);
        await tx.update('attempts', 'count', { count: (stored?.count ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    expect((await store.read((tx) => tx.get('attempts', 'count')))?.count).toBe(25);
  });

  test('a reader sees one snapshot and no partial write', async () => {
    await rename(store, 'birch', 'Acorn');
    const add = (letter: string) =>
      store.write(async (tx) => {
        const name = `${(await tx.getForUpdate('companies', 'acorn'))?.name ?? ''}${letter}`;
        await tx.update('companies', 'acorn', { name });
        await pause(2);
        await tx.update('companies', 'birch', { name });
      });
    const readBoth = () =>
      store.read(async (tx) => {
        const first = await tx.get('companies', 'acorn');
        await pause(3);
        expect((await tx.get('companies', 'birch'))?.name).toBe(first?.name);
      });
    await Promise.all([
      readBoth(),
      add('1'),
      readBoth(),
      add('1'),
      readBoth(),
      add('1'),
      readBoth(),
    ]);
    expect(await nameOf(store, 'acorn')).toBe('Acorn111');
  });

  test('stored data is there after reopening', async () => {
    if (!reopen) return;
    await rename(store, 'acorn', 'Oak');
    store = await reopen();
    expect(await nameOf(store, 'acorn')).toBe('Oak');
    expect(await store.read((tx) => tx.find('credentials'))).toHaveLength(9);
    expect(await store.read((tx) => tx.find('answers'))).toHaveLength(5);
  });

  test('is available', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
}

/** Expects a store to be unavailable for reading and writing. */
export async function expectUnavailable(store: Store): Promise<void> {
  await expect(nameOf(store, 'acorn')).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(rename(store, 'acorn', 'Oak')).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
}
