import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { recomputeSums } from '@server/store/demo/seed';
import { planItem, START, target } from '@server/testing/smallFixtures';
import { startQueryServer, type QueryClients } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';
import { countingStore } from '@server/testing/store/countingStore';
import type { Store } from '@server/store/Store';

const DAY_MS = 24 * 60 * 60_000;

const QUERY = `{portfolio{
  company_id company_name company_image workspace_name completed fresh plan_open plan_overdue
  cells{driver average grade scored total previous target target_status}
}}`;

/** Half of the way from 7 to 9 is expected. */
const BEHIND = { start_average: 7, value: 9, due_on: '2026-05-25' };

interface Row {
  company_id: string;
  workspace_name: string | null;
  completed: number;
  fresh: number | null;
  plan_open: number;
  plan_overdue: number;
  cells: {
    driver: string;
    average: number | null;
    scored: number;
    previous: number | null;
    target: number | null;
    target_status: string | null;
  }[];
}

describe.each(STORES)('the portfolio on %s', (_name, openStore) => {
  let asking: QueryClients;
  let counted: { statements: number };

  beforeEach(async () => {
    const counting = countingStore(await openStore());
    counted = counting.counted;
    asking = await startQueryServer(counting.store);
  });
  afterEach(async () => {
    await asking.server.stop();
    await asking.server.store.close();
  });

  const rowsOf = async (id: string) => (await asking.data(id, QUERY))['portfolio'] as Row[];
  const write: Store['write'] = (work) => asking.server.store.write(work);
  const grantReach = () =>
    write((tx) => tx.update('workspaces', 'north', { administrators_reach: 'read' }));
  const answer = (company_id: string, activity_id: string, values: Partial<AnswerValues>) => ({
    ...EMPTY_ANSWER,
    ...values,
    company_id,
    activity_id,
    id: `${company_id}-${activity_id}`,
    answered_at: START,
    answered_by: 'editor',
    revision: 1,
  });

  test('lists the activated companies, by name, for the administrator', async () => {
    const rows = await rowsOf('admin');
    expect(rows.map(({ company_id, workspace_name }) => [company_id, workspace_name])).toEqual([
      ['acorn', 'North'],
      ['birch', 'North'],
      ['cedar', 'South'],
      // Its workspace has been deleted.
      ['elm', null],
    ]);
  });

  test('lists the companies of the own workspace for its administrators, if they have reach', async () => {
    const wadmin = await asking.as('wadmin');
    expect(await asking.code(wadmin, QUERY)).toBe('FORBIDDEN');
    await grantReach();
    expect((await rowsOf('wadmin')).map(({ company_id }) => company_id)).toEqual([
      'acorn',
      'birch',
    ]);
    for (const id of ['cadmin', 'editor', 'subscriber', 'cedar-editor']) {
      expect(await asking.code(await asking.as(id), QUERY)).toBe('FORBIDDEN');
    }
  });

  test('has the figures of each company’s own pages', async () => {
    for (const row of await rowsOf('admin')) {
      const own = await asking.data(
        'admin',
        `query($c: ID!) {
          drivers(company_id: $c) { name average grade scored total previous }
          percentageCompleted(company_id: $c) { completed }
        }`,
        { c: row.company_id },
      );
      expect(own['percentageCompleted']).toEqual({ completed: row.completed });
      const shown = row.cells
        .filter(({ driver, average }) => driver === 'Total' || average !== null)
        .map(({ driver, average, grade, scored, total, previous }: Record<string, unknown>) => ({
          name: driver,
          average,
          grade,
          scored,
          total,
          previous,
        }));
      expect(own['drivers']).toEqual(shown);
    }
  });

  test('has all drivers, and no figures for a company without answers', async () => {
    const birch = (await rowsOf('admin')).find(({ company_id }) => company_id === 'birch');
    expect(birch).toEqual({
      company_id: 'birch',
      company_name: 'Birch',
      company_image: '/uploads/birch.png',
      workspace_name: 'North',
      completed: 0,
      fresh: null,
      plan_open: 0,
      plan_overdue: 0,
      cells: [
        ['1. Expectations', 2],
        ['2. Operating Margin', 1],
        ['3. Revenue Growth', 2],
        ['4. Asset Efficiency', 0],
        ['Total', 5],
      ].map(([driver, total]) => ({
        driver,
        average: null,
        grade: null,
        scored: 0,
        total,
        previous: null,
        target: null,
        target_status: null,
      })),
    });
  });

  test('compares with the last week that ended at least four weeks ago', async () => {
    const previousOf = async () => {
      const [acorn] = await rowsOf('admin');
      return acorn?.cells.map(({ previous }) => previous);
    };
    // The fixtures have week 9; this is week 20, and week 16 ended 24 days ago.
    expect(await previousOf()).toEqual([7, null, 6.5, null, 6.75]);
    const week = { company_id: 'acorn', year: 2026, driver_id: 'driver-1' };
    await write((tx) =>
      tx.insert('driver_weeks', [
        { ...week, id: 'a', week: 15, average: 8 },
        { ...week, id: 'b', week: 16, average: 2 },
      ]),
    );
    expect(await previousOf()).toEqual([8, null, 6.5, null, 8]);
  });

  test('compares with another week on request', async () => {
    const ask = async (weeks: number) =>
      (await asking.as('admin')).query(`{portfolio(weeks:${String(weeks)}){cells{previous}}}`);
    const previousOf = async (weeks: number) =>
      ((await ask(weeks)).data?.['portfolio'] as Row[])[0]?.cells.map(({ previous }) => previous);
    // Week 9 ended 73 days ago, and an earlier one has a single average.
    expect(await previousOf(10)).toEqual([7, null, 6.5, null, 6.75]);
    expect(await previousOf(11)).toEqual([5, null, null, null, 5]);
    for (const weeks of [0, 53, -1]) {
      expect((await ask(weeks)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('counts a scored answer as fresh for 180 days', async () => {
    const answeredAt = (ms: number) => new Date(Date.parse(START) - 180 * DAY_MS - ms);
    const freshOf = async () => (await rowsOf('admin'))[1]?.fresh;
    await write((tx) => tx.insert('answers', answer('birch', 'two', { cost: 1 })));
    expect(await freshOf()).toBeNull();
    await write((tx) =>
      tx.insert('answers', [
        answer('birch', 'nine', { revenue_state: 5 }),
        answer('birch', 'ten', { revenue_state: 5 }),
      ]),
    );
    await recomputeSums(asking.server.store);
    for (const [ms, fresh] of [
      [0, 1],
      [1, 0.5],
    ] as const) {
      const answered_at = answeredAt(ms).toISOString();
      await write((tx) => tx.update('answers', 'birch-nine', { answered_at }));
      expect(await freshOf()).toBe(fresh);
    }
    await write((tx) => tx.update('answers', 'birch-nine', { confirmed_at: START }));
    expect(await freshOf()).toBe(1);
    await write((tx) => tx.update('answers', 'birch-ten', { not_applicable: true }));
    await recomputeSums(asking.server.store);
    expect(await freshOf()).toBe(1);
  });

  test('counts the open plan items, and those that were due before today', async () => {
    const planOf = async () => {
      const [acorn] = await rowsOf('admin');
      return [acorn?.plan_open, acorn?.plan_overdue];
    };
    expect(await planOf()).toEqual([0, 0]);
    await write((tx) =>
      tx.insert('plan_items', [
        { ...planItem('acorn', 'nine'), id: 'a', due_on: '2026-05-12' },
        { ...planItem('acorn', 'ten'), id: 'b', due_on: '2026-05-13', status: 'doing' },
        { ...planItem('acorn', 'two'), id: 'c', due_on: null },
        { ...planItem('acorn', 'later'), id: 'd', due_on: '2026-05-01', status: 'done' },
      ]),
    );
    expect(await planOf()).toEqual([3, 1]);
  });

  test('shows the targets of each driver, and whether their companies are behind', async () => {
    await write((tx) =>
      tx.insert('targets', [
        // Acorn's averages are 7.46 (Expectations), 7 (Revenue Growth) and 7.23.
        { ...target('acorn', 'driver-1'), id: 'behind', start_on: '2026-05-01', ...BEHIND },
        { ...target('acorn', 'driver-3'), id: 'former', ended_at: START },
        { ...target('acorn', null), id: 'reached', start_average: 7, value: 7.2 },
        // Nothing is recorded in the week in which it was set.
        { ...target('cedar', 'driver-3'), id: 'without a path', value: 9 },
        { ...target('birch', 'driver-1'), id: 'without a score' },
      ]),
    );
    const rows = await rowsOf('admin');
    const targetsOf = (id: string) =>
      rows
        .find(({ company_id }) => company_id === id)
        ?.cells.map((cell) => cell.target && `${String(cell.target)} ${cell.target_status ?? ''}`);
    expect(targetsOf('acorn')).toEqual(['9 behind', null, null, null, '7.2 reached']);
    expect(targetsOf('cedar')).toEqual([null, null, '9 on_course', null, null]);
    expect(targetsOf('birch')).toEqual(['8 no_score', null, null, null, null]);
  });

  test.each(['admin', 'wadmin'])(
    'takes at most 8 statements for %s, whatever the number of companies',
    async (id) => {
      await grantReach();
      const statements = async () => {
        counted.statements = 0;
        await rowsOf(id);
        return counted.statements;
      };
      await statements();
      const few = await statements();
      await write(async (tx) => {
        const acorn = await tx.get('companies', 'acorn');
        if (!acorn) throw new Error('There is no Acorn');
        const ids = Array.from({ length: 60 }, (_, i) => `many-${String(i)}`);
        await tx.insert(
          'companies',
          ids.map((company) => ({ ...acorn, id: company, name: company })),
        );
        await tx.insert(
          'answers',
          ids.map((company) => answer(company, 'two', { revenue_state: 4 })),
        );
      });
      expect((await rowsOf(id)).length).toBeGreaterThan(60);
      expect(await statements()).toBe(few);
      expect(few).toBeLessThanOrEqual(8);
    },
  );
});
