import { EMPTY_ANSWER } from '../answer';
import type { Cell } from './cells';
import { WORKBOOK_COLUMNS } from './columns';
import type { KnownAction } from './readRow';
import { readTable, type TableReading } from './readTable';

const ACTIONS: KnownAction[] = [
  {
    id: 'nine',
    number: '1.2.9',
    revision: 3,
    values: { ...EMPTY_ANSWER, revenue_state: 9, relevance: 5, cost: 2 },
  },
  { id: 'ten', number: '1.2.10', revision: 0, values: EMPTY_ANSWER },
];

const read = (table: Cell[][], isTemplate = false) =>
  readTable(table, ACTIONS, { isTemplate }) as TableReading;

const HEAD: Cell[][] = [
  ['activity_id', 'revenue_state', 'relevance', 'revision'],
  ['Action id', 'State', 'Relevance', 'Revision'],
];

test('rows contain the cells that differ from the stored answer', () => {
  const reading = read([...HEAD, ['nine', 9, 'High', 3], ['ten', 4, null, 0]]);
  expect(reading).toEqual({
    changes: [
      { activity_id: 'nine', revision: 3, values: { relevance: 'high' } },
      { activity_id: 'ten', revision: 0, values: { revenue_state: 4 } },
    ],
    problems: [],
    readable: 2,
    emptyCells: 0,
    unknownColumns: [],
  });
});

test('empty cells change nothing and are counted where the stored answer has a value', () => {
  const reading = read([...HEAD, ['nine', null, ' ', 3], ['ten', null, null, 0]]);
  expect(reading).toMatchObject({ changes: [], readable: 2, emptyCells: 2 });
});

test('a dash clears a value, and changes nothing where there is none', () => {
  const reading = read([...HEAD, ['nine', '-', null, 3], ['ten', '-', '–', 0]]);
  expect(reading.changes).toEqual([
    { activity_id: 'nine', revision: 3, values: { revenue_state: null } },
  ]);
});

test('columns may be in any order and missing; others are named', () => {
  const reading = read([
    ['Notes', ' REVENUE_STATE', 'number', null, 'x'],
    ['', '', '', '', ''],
    ['a', 5, '1.2.9'],
  ]);
  expect(reading.changes).toEqual([
    { activity_id: 'nine', revision: 3, values: { revenue_state: 5 } },
  ]);
  expect(reading.unknownColumns).toEqual(['Notes', 'x']);
});

test('without the second heading the second row is an action', () => {
  expect(read([HEAD[0] ?? [], ['nine', 5, null, 3]]).changes).toHaveLength(1);
});

test('the rows of a template start from the stored answers', () => {
  const { changes } = read([...HEAD, ['nine', 5, null, 1]], true);
  expect(changes).toEqual([{ activity_id: 'nine', revision: 3, values: { revenue_state: 5 } }]);
});

test('an older revision stays, so that the server can compare', () => {
  expect(read([...HEAD, ['nine', 5, null, 1]]).changes[0]?.revision).toBe(1);
});

test.each<[string, Cell[], object]>([
  ['an unknown action', ['nothing', 5], { problem: 'unknownAction', content: 'nothing' }],
  ['no action', [null, 5], { problem: 'unknownAction', content: '' }],
  ['a state of 11', ['ten', 11], { problem: 'kind', field: 'revenue_state', content: '11' }],
  ['a date', ['ten', new Date(0)], { problem: 'date', field: 'revenue_state', content: '' }],
  ['a formula', ['ten', { fault: 'formula' }], { problem: 'formula', field: 'revenue_state' }],
  ['a merged id', [{ fault: 'merged' }, 5], { problem: 'merged', field: null }],
  ['an invalid revision', ['ten', 5, null, 'x'], { problem: 'revision', content: 'x' }],
  ['a revision in another notation', ['ten', 5, null, '0x1'], { problem: 'revision' }],
  ['a date as a revision', ['ten', 5, null, new Date(0)], { problem: 'revision', content: '' }],
  ['a formula as a revision', ['ten', 5, null, { fault: 'formula' }], { problem: 'revision' }],
  ['a date as an action', [new Date(0), 5], { problem: 'date', field: null }],
  ['a percentage', ['ten', { fault: 'percent' }], { problem: 'percent', field: 'revenue_state' }],
  ['a repeated action', ['nine', 5], { problem: 'repeatedAction', content: '3' }],
])('%s is a problem of its row', (_what, row, problem) => {
  const reading = read([...HEAD, ['nine', 9], [' '], row]);
  expect(reading.problems).toMatchObject([{ row: 5, ...problem }]);
  expect(reading).toMatchObject({ changes: [], readable: 1 });
});

test.each<[string, Cell[][], object]>([
  ['nothing', [], { problem: 'noColumns' }],
  ['no column that names the action', [['revenue_state'], [5]], { problem: 'noColumns' }],
  ['a column twice', [['number', 'cost', 'COST']], { problem: 'repeatedColumn', column: 'cost' }],
  [
    'too many rows',
    [...HEAD, ...Array.from({ length: 5_001 }, (_, row): Cell[] => [String(row)])],
    { problem: 'tooManyRows', count: 5_001 },
  ],
])('a table with %s cannot be read', (_what, table, problem) => {
  expect(readTable(table, ACTIONS, { isTemplate: false })).toEqual(problem);
});

test('a table that changes more than 1,000 answers cannot be imported', () => {
  const actions = Array.from({ length: 1_001 }, (_, index) => ({
    id: String(index),
    number: `1.${String(index)}`,
    values: EMPTY_ANSWER,
    revision: 0,
  }));
  const rows = actions.map(({ id }): Cell[] => [id, 5]);
  const problem = readTable([...HEAD, ...rows], actions, { isTemplate: false });
  expect(problem).toEqual({ problem: 'tooManyChanges', count: 1_001 });
  const fewer = readTable([...HEAD, ...rows.slice(1)], actions, { isTemplate: false });
  expect(fewer).toMatchObject({ readable: 1_000 });
});

test('the columns begin with the keys and end with the revision', () => {
  expect(WORKBOOK_COLUMNS.slice(0, 7)).toEqual([
    ...['activity_id', 'number', 'action', 'driver', 'sub_driver', 'impact_area'],
    'revenue_state',
  ]);
  expect(WORKBOOK_COLUMNS.at(-1)).toBe('revision');
});
