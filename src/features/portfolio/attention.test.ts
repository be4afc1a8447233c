import { compareNeeds, needOf } from './attention';
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

const far = row('far', { cells: [cell('A', 6, 6.5), cell('B', 4, 5.5)], planOverdue: 1 });
const near = row('near', { cells: [cell('A', 6, 6.5)], planOverdue: 9 });
const late = row('late', { planOverdue: 3 });
const well = row('well', { cells: [cell('A', 7, 6.5)] });

test.each([
  [far, { kind: 'target', title: 'B', gap: 1.5 }],
  [near, { kind: 'target', title: 'A', gap: 0.5 }],
  [late, { kind: 'overdue', count: 3 }],
  [well, null],
])('the need of $name', (company, need) => {
  expect(needOf(company)).toEqual(need);
});

test('the widest gap is first, then overdue items, then the others', () => {
  const sorted = [well, late, near, far].toSorted(compareNeeds);
  expect(sorted.map(({ name }) => name)).toEqual(['far', 'near', 'late', 'well']);
});
