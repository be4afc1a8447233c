import { readEntries } from '@contract/mappings/entries';
import { findForm } from '@contract/mappings/form';
import { mapEntries } from '@contract/mappings/mapEntries';
import type { CombineRule, MappingColumn } from '@contract/mappings/mappingPayloads';
import { proposePairs, questionsOf } from '@contract/mappings/pairs';
import { scaleOf } from '@contract/mappings/scale';
import { runSheetsTask } from '../file/readTask';
import { decidedScale, takenPairs } from './Draft';
import { messyFile, type MessyCell, type MessySheet } from '@/testing/messyFile';

const ACTIONS = [
  { id: 'plan', number: '1.1.1', title: 'Plan the yearly budget with all departments' },
  { id: 'price', number: '1.1.2', title: 'Review prices every quarter' },
  { id: 'train', number: '2.1.10', title: 'Train new sales people' },
];

const LIST: MappingColumn[] = [
  { field: 'question', header: 'Question' },
  { field: 'revenue_state', header: 'Score' },
];
const NUMBERED: MappingColumn[] = [
  { field: 'number', header: 'No.' },
  { field: 'revenue_state', header: 'Score' },
];
const answers = (...headers: string[]): MappingColumn[] =>
  headers.map((header) => ({ field: 'answer', header }));

const HEAD = ['Question', 'Score'];
const ROWS: MessyCell[][] = [
  ['1.1.1 Do you plan?', 3],
  ['1.1.2 Do you review prices?', 5],
  ['2.1.10 Do you train?', 0],
];
/** With the scale 0–5. */
const STATES = { plan: 6, price: 10, train: 1 };

interface Case {
  rows?: MessyCell[][];
  sheets?: MessySheet[];
  file?: Partial<MessySheet>;
  columns?: MappingColumn[];
  combine?: CombineRule;
  scale?: Record<string, number | null>;
  /** Accepts similar questions as a person would. */
  accepts?: boolean;
  states?: Partial<Record<string, number>>;
  unpaired?: number;
  unscaled?: number;
  /** Kinds of problems with their rows. */
  problems?: string[];
}

const CASES: Record<string, Case> = {
  'a plain list': { rows: [HEAD, ...ROWS], states: STATES },
  'a title above the headers': { rows: [['Survey 2026'], [], HEAD, ...ROWS], states: STATES },
  'merged names of groups above the headers': {
    rows: [['Part one', null], HEAD, ...ROWS],
    file: { merged: ['A1:B1'] },
    states: STATES,
  },
  'merged headers over two rows': {
    rows: [HEAD, [null, null], ...ROWS],
    file: { merged: ['A1:A2', 'B1:B2'] },
    states: STATES,
  },
  'a second line of headers': {
    rows: [HEAD, ['(as asked)', '(0 to 5)'], ...ROWS],
    scale: { '(0 to 5)': null },
    states: STATES,
    unpaired: 1,
  },
  'a second line that nobody has decided about': {
    rows: [HEAD, ['(as asked)', '(0 to 5)'], ...ROWS],
    states: STATES,
    unpaired: 1,
    unscaled: 1,
  },
  'hidden rows, which count like others': {
    rows: [HEAD, ...ROWS],
    file: { hidden: [3] },
    states: STATES,
  },
  'a formula in a score': {
    rows: [HEAD, ['1.1.1 Do you plan?', { formula: 'A1+1', result: 3 }], ...ROWS.slice(1)],
    states: { price: 10, train: 1 },
    problems: ['formula 2'],
  },
  'a question that programs have made a day': {
    rows: [
      ['No.', 'Score'],
      [{ day: 45_000 }, 3],
    ],
    columns: NUMBERED,
    problems: ['date 2'],
    states: {},
  },
  'numbers in a column of their own': {
    rows: [
      ['No.', 'Score'],
      ['1.1.1', 3],
      ['2.1.10', 5],
    ],
    columns: NUMBERED,
    states: { plan: 6, train: 10 },
  },
  'a number that lost its zero is another one': {
    rows: [
      ['No.', 'Score'],
      ['2.1.1', 3],
    ],
    columns: NUMBERED,
    states: {},
    unpaired: 1,
  },
  'Microsoft Forms, with a row for each person': {
    rows: [
      ['ID', 'Start time', 'Email', '1.1.1 Do you plan?', '1.1.2 Prices?'],
      [1, { day: 45_000 }, 'anonymous', 2, 5],
      [2, { day: 45_001 }, 'anonymous', 4, 5],
      [3, { day: 45_002 }, 'anonymous', 3, 1],
    ],
    columns: answers('1.1.1 Do you plan?', '1.1.2 Prices?'),
    states: { plan: 4, price: 2 },
  },
  'the same with the lower median': {
    rows: [
      ['ID', '1.1.1 Do you plan?'],
      [1, 2],
      [2, 4],
      [3, 5],
      [4, 3],
    ],
    columns: answers('1.1.1 Do you plan?'),
    combine: 'median',
    states: { plan: 6 },
  },
  'Microsoft Forms with unanswered questions': {
    rows: [
      ['ID', '1.1.1 Do you plan?', '1.1.2 Prices?'],
      [1, null, 5],
      [2, 4, null],
    ],
    columns: answers('1.1.1 Do you plan?', '1.1.2 Prices?'),
    states: { plan: 8, price: 10 },
  },
  'several questions for one action': {
    rows: [HEAD, ['1.1.1 Do you plan?', 5], ['1.1.1 Do you plan with all?', 2]],
    states: { plan: 4 },
  },
  'a question twice, with two answers': {
    rows: [HEAD, ['1.1.1 Do you plan?', 5], ['1.1.1  do you PLAN?', 1]],
    states: { plan: 2 },
  },
  'words as values': {
    rows: [HEAD, ['1.1.1 Do you plan?', 'Mostly'], ['1.1.2 Prices?', 'never ']],
    scale: { Mostly: 7, never: 1 },
    states: { plan: 7, price: 1 },
  },
  'words that nobody has decided about': {
    rows: [HEAD, ['1.1.1 Do you plan?', 'Mostly']],
    states: {},
    unscaled: 1,
  },
  'values that are left as they are': {
    rows: [HEAD, ['1.1.1 Do you plan?', 'N/A'], ['1.1.2 Prices?', 5]],
    scale: { 'N/A': null, '5': 9 },
    states: { price: 9 },
  },
  'numbers as texts, with a comma': {
    rows: [HEAD, ['1.1.1 Do you plan?', '4,0'], ['1.1.2 Prices?', ' 5 ']],
    states: { plan: 8, price: 10 },
  },
  'a scale up to ten': {
    rows: [HEAD, ['1.1.1 Do you plan?', 7], ['1.1.2 Prices?', 10]],
    states: { plan: 7, price: 10 },
  },
  'percentages as texts': {
    rows: [HEAD, ['1.1.1 Do you plan?', '70 %'], ['1.1.2 Prices?', '100 %']],
    states: { plan: 7, price: 10 },
  },
  'similar words, which are only proposed': {
    rows: [HEAD, ['Do you review the prices every quarter?', 5]],
    states: {},
    unpaired: 1,
  },
  'similar words that a person has accepted': {
    rows: [HEAD, ['Do you review the prices every quarter?', 5]],
    accepts: true,
    states: { price: 10 },
  },
  'a missing header': {
    rows: [['Question', 'Points'], ...ROWS],
    states: {},
    problems: ['missingHeader 1'],
  },
  'a header that is there twice': {
    rows: [['Question', 'Score', 'Score'], ...ROWS],
    states: {},
    problems: ['repeatedHeader 1'],
  },
  'headers in other letters and spaces': {
    rows: [['  QUESTION ', 'score'], ...ROWS],
    states: STATES,
  },
  'empty rows, sections and totals between': {
    rows: [HEAD, ['Part one'], ...ROWS, [], ['Total', 8]],
    scale: { '8': null, '0': 1, '3': 6, '5': 10 },
    states: STATES,
    unpaired: 1,
  },
  'line breaks in questions': {
    rows: [HEAD, ['1.1.1 Do you\nplan?', 5]],
    states: { plan: 10 },
  },
  'columns without headers': {
    rows: [
      [null, 'Question', null, 'Score'],
      [1, '1.1.1 Do you plan?', 2, 5],
    ],
    states: { plan: 10 },
  },
  'a hidden sheet before the visible one': {
    sheets: [
      {
        name: 'Lists',
        rows: [
          ['a', 'b', 'c'],
          [1, 2, 3],
        ],
        isHidden: true,
      },
      { name: 'Answers', rows: [HEAD, ...ROWS] },
    ],
    states: STATES,
  },
  'no questions at all': { rows: [HEAD], states: {} },
};

test('there are thirty files and more', () => {
  expect(Object.keys(CASES).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(CASES))('%s', async (_name, messy) => {
  const { columns = LIST, combine = 'lowest', scale: decided = {}, states, unpaired = 0 } = messy;
  const { unscaled = 0, problems = [] } = messy;
  const sheets = messy.sheets ?? [{ name: 'Sheet', rows: messy.rows ?? [], ...messy.file }];
  const file = new Blob([Uint8Array.from(messyFile(sheets))]);
  const outcome = await runSheetsTask({ kind: 'sheets', file });
  const table = outcome.kind === 'sheets' ? (outcome.sheets[0]?.table ?? []) : [];

  const read = readEntries(table, findForm(table), columns);
  expect(read.problems.map(({ problem, row }) => `${problem} ${String(row)}`)).toEqual(problems);
  const decidedMeanings = Object.entries(decided).map(([theirs, ours]) => ({ theirs, ours }));
  const rows = scaleOf(read.entries, []).map((row) => ({
    ...row,
    ours:
      decidedMeanings.find(({ theirs }) => theirs === row.theirs.trim())?.ours ??
      proposed(row, decided),
  }));
  const pairs = proposePairs(questionsOf(read.entries), ACTIONS, []).map((pair) =>
    messy.accepts && pair.source === 'similar' ? { ...pair, source: 'kept' as const } : pair,
  );
  const mapped = mapEntries(read.entries, {
    scale: decidedScale(rows),
    pairs: takenPairs(pairs),
    combine,
  });
  expect(Object.fromEntries(mapped.states.map((one) => [one.activityId, one.state]))).toEqual(
    states,
  );
  expect([mapped.unpaired.length, mapped.unscaled.length]).toEqual([unpaired, unscaled]);
});

const proposed = (
  row: { theirs: string; ours: number | null | undefined },
  decided: Record<string, number | null>,
) => (row.theirs.trim() in decided ? decided[row.theirs.trim()] : row.ours);
