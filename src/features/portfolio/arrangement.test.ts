import type { PortfolioCell, PortfolioRow } from './Portfolio';
import { groupRows, matchingRows, nextOrder, type Arrangement } from './arrangement';
import { CELL_TITLES, type PortfolioColumn } from './columns';

const cell = (title: string, average: number | null, isBehindTarget = false): PortfolioCell => ({
  title,
  average,
  grade: null,
  scored: 0,
  total: 0,
  isThin: false,
  previous: null,
  target: null,
  isBehindTarget,
});

const row = (name: string, average: number | null, rest: Partial<PortfolioRow> = {}) => ({
  companyId: name,
  name,
  logo: null,
  workspace: null,
  cells: CELL_TITLES.map((title) => cell(title, average)),
  completed: 0,
  fresh: null,
  planOpen: 0,
  planOverdue: 0,
  round: null,
  ...rest,
});

const all: Arrangement = {
  sort: 'company',
  order: 'ascending',
  isGrouped: false,
  search: '',
  onlyBehind: false,
  onlyOverdue: false,
};
const names = (rows: readonly PortfolioRow[], arrangement: Partial<Arrangement>) =>
  matchingRows(rows, { ...all, ...arrangement }).map(({ name }) => name);

const ROWS = [
  row('Birch 10', 6, { fresh: 0.5, workspace: 'North', planOverdue: 1, planOpen: 1 }),
  row('Acorn', null, { workspace: 'South', planOpen: 9 }),
  row('Birch 9', 6, { fresh: 1 }),
  row('Cedar', 2, { workspace: 'North', completed: 50 }),
];

describe('the order of the companies', () => {
  it('is that of the names where averages differ by a rounding error only', () => {
    const equal = [row('B', 7), row('A', 7.000000000000001), row('C', 6.9)];
    expect(names(equal, { sort: 'expectations' })).toEqual(['C', 'A', 'B']);
  });

  it.each<[PortfolioColumn, string[], string[]]>([
    [
      'company',
      ['Acorn', 'Birch 9', 'Birch 10', 'Cedar'],
      ['Cedar', 'Birch 10', 'Birch 9', 'Acorn'],
    ],
    [
      'operating-margin',
      ['Cedar', 'Birch 9', 'Birch 10', 'Acorn'],
      ['Birch 9', 'Birch 10', 'Cedar', 'Acorn'],
    ],
    ['fresh', ['Birch 10', 'Birch 9', 'Acorn', 'Cedar'], ['Birch 9', 'Birch 10', 'Acorn', 'Cedar']],
    ['plan', ['Birch 9', 'Cedar', 'Acorn', 'Birch 10'], ['Birch 10', 'Acorn', 'Birch 9', 'Cedar']],
  ])('by %s has companies without a figure last in either direction', (sort, up, down) => {
    expect(names(ROWS, { sort, order: 'ascending' })).toEqual(up);
    expect(names(ROWS, { sort, order: 'descending' })).toEqual(down);
  });

  it('is reversed by the second click on a heading', () => {
    expect(nextOrder({ sort: 'fresh', order: 'ascending' }, 'fresh')).toBe('descending');
    expect(nextOrder({ sort: 'fresh', order: 'descending' }, 'fresh')).toBe('ascending');
    expect(nextOrder({ sort: 'fresh', order: 'descending' }, 'plan')).toBe('ascending');
  });
});

describe('the filters', () => {
  it('find words in the names of company and workspace', () => {
    expect(names(ROWS, { search: 'north' })).toEqual(['Birch 10', 'Cedar']);
    expect(names(ROWS, { search: ' NORTH birch' })).toEqual(['Birch 10']);
  });

  it('keep companies that are behind a target, or have overdue items', () => {
    const behind = row('Behind', 4, { cells: [cell('Expectations', 4, true)] });
    expect(names([...ROWS, behind], { onlyBehind: true })).toEqual(['Behind']);
    expect(names(ROWS, { onlyOverdue: true })).toEqual(['Birch 10']);
  });
});

test('companies are grouped by workspace, those without one last', () => {
  const sorted = matchingRows(ROWS, { ...all, sort: 'operating-margin' });
  const groups = (isGrouped: boolean) =>
    groupRows(sorted, { isGrouped }).map(({ workspace, rows }) => [
      workspace,
      ...rows.map(({ name }) => name),
    ]);
  expect(groups(true)).toEqual([
    ['North', 'Cedar', 'Birch 10'],
    ['South', 'Acorn'],
    [null, 'Birch 9'],
  ]);
  expect(groups(false)).toEqual([[null, 'Cedar', 'Birch 9', 'Birch 10', 'Acorn']]);
});
