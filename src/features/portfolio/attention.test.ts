import { compareNeeds, needOf, urgentNeeds } from './attention';
import type { PortfolioCell, PortfolioRow } from './Portfolio';

const cell = (title: string, average: number | null, target: number | null): PortfolioCell => ({
  title,
  average,
  grade: null,
  scored: 10,
  total: 10,
  isThin: false,
  previous: null,
  target,
  isBehindTarget: average !== null && target !== null && average < target,
});

const row = (name: string, parts: Partial<PortfolioRow> = {}): PortfolioRow => ({
  companyId: name,
  name,
  logo: null,
  workspace: null,
  cells: [],
  completed: 0,
  fresh: null,
  planOpen: 0,
  planOverdue: 0,
  round: null,
  ...parts,
});

const far = row('far', { cells: [cell('A', 6, 6.5), cell('B', 4, 5.5)], planOverdue: 4 });
const near = row('near', { cells: [cell('A', 6, 6.5)], planOverdue: 1 });
const late = row('late', { cells: [cell('A', 6, 6.5)], planOverdue: 3 });
const thin = row('thin', { cells: [{ ...cell('A', 2, 8), isThin: true }] });
const well = row('well', { cells: [cell('A', 7, 6.5)] });

test.each([
  [far, { kind: 'target', title: 'B', gap: 1.5 }],
  [near, { kind: 'target', title: 'A', gap: 0.5 }],
  [late, { kind: 'overdue', count: 3 }],
  [thin, null],
  [well, null],
])('the need of $name is the most urgent one', (company, need) => {
  expect(needOf(company)).toEqual(need);
});

test('a gap of one point weighs as much as three overdue items', () => {
  const sorted = [well, near, late, far].toSorted(compareNeeds);
  expect(sorted.map(({ name }) => name)).toEqual(['far', 'late', 'near', 'well']);
});

describe('the urgent companies', () => {
  const urgent = (rows: readonly PortfolioRow[]) =>
    urgentNeeds(rows).map(({ row: { name } }) => name);

  test('are those with a gap of a point or three overdue items', () => {
    expect(urgent([well, near, late, far, thin])).toEqual(['far', 'late']);
  });

  test.each([
    [3, 3],
    [9, 3],
    [11, 4],
    [60, 20],
  ])('of %i companies are %i at most', (count, most) => {
    const rows = Array.from({ length: count }, (_, index) =>
      row(`company ${String(index)}`, { planOverdue: 3 + index }),
    );
    expect(urgent(rows)).toHaveLength(most);
    expect(urgent(rows)[0]).toBe(`company ${String(count - 1)}`);
  });
});
