import { NOT_NULL, type ReadTransaction, type Store } from '@server/store/Store';

/** Tests of the statements that summarize many rows, on a store with the small fixtures. */
export function testAggregates(storeUnderTest: () => Store): void {
  test('counts rows by a column, for several conditions', async () => {
    const count = (tx: ReadTransaction) =>
      tx.countBy(
        'answers',
        'company_id',
        {
          all: {},
          scored: { revenue_state: NOT_NULL },
          complete: { revenue_state: NOT_NULL, cost: NOT_NULL },
          later: { answered_at: { notBefore: '2026-05-01T08:00:00.001Z' } },
          since: { answered_at: { notBefore: '2026-05-01T08:00:00.000Z' } },
        },
        { company_id: ['acorn', 'birch', 'cedar'] },
      );
    const expected = [
      ['acorn', { all: 4, scored: 3, complete: 2, later: 0, since: 4 }],
      ['cedar', { all: 1, scored: 1, complete: 0, later: 0, since: 1 }],
    ];
    const sorted = (counts: Map<string, unknown>) =>
      [...counts].toSorted(([a], [b]) => a.localeCompare(b));
    expect(sorted(await storeUnderTest().read(count))).toEqual(expected);
    expect(sorted(await storeUnderTest().write(count))).toEqual(expected);
  });

  test('finds the last week of each company and driver at or before a week', async () => {
    const [sample] = await storeUnderTest().read((tx) => tx.find('driver_weeks'));
    if (!sample) throw new Error('The fixtures have no weeks');
    const row = (company_id: string, year: number, week: number, driver_id: string) => ({
      ...sample,
      company_id,
      year,
      week,
      driver_id,
      id: [company_id, year, week, driver_id].join(),
    });
    await storeUnderTest().write((tx) =>
      tx.insert('driver_weeks', [
        row('acorn', 2025, 50, 'driver-2'),
        row('acorn', 2026, 10, 'driver-1'),
        row('cedar', 2026, 1, 'driver-1'),
      ]),
    );
    const found = async (companies: string[], year: number, week: number) => {
      const find = (tx: ReadTransaction) => tx.findLatestWeeks(companies, { year, week });
      const rows = await storeUnderTest().read(find);
      expect(await storeUnderTest().write(find)).toHaveLength(rows.length);
      return rows.map((one) => `${one.company_id} ${one.driver_id} ${one.year}-${one.week}`).sort();
    };
    expect(await found(['acorn', 'birch', 'cedar'], 2026, 9)).toEqual([
      'acorn driver-1 2026-9',
      'acorn driver-2 2025-50',
      'acorn driver-3 2026-9',
      'cedar driver-1 2026-1',
    ]);
    expect(await found(['acorn'], 2025, 51)).toEqual(['acorn driver-2 2025-50']);
    expect(await found(['acorn'], 2026, 10)).toContain('acorn driver-1 2026-10');
    expect(await found(['cedar'], 2025, 52)).toEqual([]);
    expect(await found([], 2026, 52)).toEqual([]);
    expect(await found(['\0', 'cedar'], 2026, 1)).toEqual(['cedar driver-1 2026-1']);
  });
}
