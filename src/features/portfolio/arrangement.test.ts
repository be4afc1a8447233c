import type { PortfolioCell, PortfolioRow } from './Portfolio';
import { groupRows, matchingRows, nextOrder, type Arrangement } from './arrangement';
import { CELL_TITLES, SORTS, type PortfolioColumn } from './columns';

const cell = (title: string, average: number | null, isBehindTarget = false): PortfolioCell => ({
  title,
  average,
  grade: null,
  scored: 10,
  total: 10,
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
  row('Acorn', 5, {
    workspace: 'South',
    planOpen: 9,
    cells: CELL_TITLES.map((title) => cell(title, title === 'Operating Margin' ? null : 5)),
  }),
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
    const behind = row('Behind', 4, { cells: [cell('Global Average', 4, true)] });
    expect(names([...ROWS, behind], { onlyBehind: true })).toEqual(['Behind']);
    expect(names(ROWS, { onlyOverdue: true })).toEqual(['Birch 10']);
  });
});

test('companies are grouped by workspace, those without one last', () => {
  const sorted = matchingRows(ROWS, { ...all, sort: 'operating-margin' });
  const groups = (isGrouped: boolean) =>
    groupRows(sorted, { isGrouped }).map(({ by, rows }) => [
      by.kind === 'workspace' ? by.workspace : by.kind,
      ...rows.map(({ name }) => name),
    ]);
  expect(groups(true)).toEqual([
    ['North', 'Cedar', 'Birch 10'],
    ['South', 'Acorn'],
    [null, 'Birch 9'],
  ]);
  expect(groups(false)).toEqual([['all', 'Cedar', 'Birch 9', 'Birch 10', 'Acorn']]);
});

describe('companies with few scores', () => {
  const thinCells = CELL_TITLES.map((title) => ({ ...cell(title, 9), isThin: true }));
  const rows = [
    row('Unscored', null, { workspace: 'North' }),
    row('Thin', 9, { workspace: 'North', cells: thinCells, planOverdue: 9, fresh: 1 }),
    ...ROWS,
  ];

  it.each(SORTS)('are last when sorted by %s, in either direction', (sort) => {
    for (const order of ['ascending', 'descending'] as const) {
      expect(names(rows, { sort, order }).slice(-2).toSorted()).toEqual(['Thin', 'Unscored']);
    }
  });

  it.each([true, false])('are a group of their own, grouped by workspace: %s', (isGrouped) => {
    const groups = groupRows(matchingRows(rows, all), { isGrouped });
    const thin = groups.filter(({ by }) => by.kind === 'thin');
    expect(thin).toEqual([groups.at(-1)]);
    expect(thin[0]?.rows.map(({ name }) => name)).toEqual(['Thin', 'Unscored']);
  });
});

test('sorted by their change, the company that fell most is first', () => {
  const moved = (name: string, previous: number | null) =>
    row(name, 6, { cells: [{ ...cell('Global Average', 6), previous }] });
  const rows = [moved('Up', 5), moved('New', null), moved('Down', 6.4), moved('Same', 6.01)];
  expect(names(rows, { sort: 'change' })).toEqual(['Down', 'New', 'Same', 'Up']);
});
