import { isUnchanged, readCell, writeCell, type Cell } from './cells';
import { LANGUAGES } from '../language';

test.each<[string, Cell, unknown]>([
  ['nothing', null, 'empty'],
  ['spaces', '  ', 'empty'],
  ['a number', 7, { value: 7 }],
  ['a number as text', ' 7 ', { value: 7 }],
  ['a dash', '-', { value: null }],
  ['an en dash', ' – ', { value: null }],
  ['a minus sign', '−', { value: null }],
  ['a state of 11', 11, { problem: 'kind' }],
  ['a state of 0', 0, { problem: 'kind' }],
  ['a fraction', 7.5, { problem: 'kind' }],
  ['a word', 'high', { problem: 'kind' }],
  ['true', true, { problem: 'kind' }],
  ['a date', new Date('2026-05-13'), { problem: 'date' }],
  ['a formula', { fault: 'formula' }, { problem: 'formula' }],
  ['a failed formula', { fault: 'failed' }, { problem: 'failed' }],
  ['merged cells', { fault: 'merged' }, { problem: 'merged' }],
])('the state of a cell with %s', (_what, cell, reading) => {
  expect(readCell('state', cell)).toEqual(reading);
});

test.each<[Cell, unknown]>([
  ['1234', { value: 1234 }],
  ['1234.5', { value: 1234.5 }],
  ['1.234', { value: 1.234 }],
  ['1,5', { value: 1.5 }],
  [',5', { value: 0.5 }],
  ['1,2345', { value: 1.2345 }],
  ['1 234,5', { value: 1234.5 }],
  ['1,234', { problem: 'ambiguousNumber' }],
  ['0,125', { problem: 'ambiguousNumber' }],
  ['1,234.5', { problem: 'kind' }],
  ['1,2,3', { problem: 'kind' }],
  ['12 %', { problem: 'kind' }],
  ['5 weeks', { problem: 'kind' }],
  ['NaN', { problem: 'kind' }],
  ['1e999', { problem: 'kind' }],
  [-1, { problem: 'kind' }],
  [1.5, { value: 1.5 }],
])('the amount of a cell with %p', (cell, reading) => {
  expect(readCell('amount', cell)).toEqual(reading);
});

test.each<[Cell, unknown]>([
  ['Medium', { value: 'medium' }],
  ['very  HIGH', { value: 'very-high' }],
  ['very-high', { value: 'very-high' }],
  ['Muy bajo', { value: 'very-low' }],
  ['Muy baja', { value: 'very-low' }],
  ['alto', { value: 'high' }],
  [0, { value: 0 }],
  ['7', { value: 7 }],
  [4.5, { problem: 'kind' }],
  [11, { problem: 'kind' }],
  ['huge', { problem: 'kind' }],
])('the level of a cell with %p', (cell, reading) => {
  expect(readCell('level', cell)).toEqual(reading);
});

test.each([
  ['level', 'medium', 5, true],
  ['level', 'medium', 4, true],
  ['level', 'medium', 6, false],
  ['level', 'medium', null, false],
  ['level', 4, 5, false],
  ['state', 5, 5, true],
  ['state', null, 5, false],
  ['amount', null, null, true],
] as const)('a %s of %p leaves %p as it is: %p', (kind, value, stored, unchanged) => {
  expect(isUnchanged(kind, value, stored)).toBe(unchanged);
});

test.each(LANGUAGES)('every level that is written in %s is read again', (language) => {
  for (let value = 0; value <= 10; value++) {
    const reading = readCell('level', writeCell('level', value, language));
    expect(typeof reading === 'object' && 'value' in reading).toBe(true);
    if (typeof reading === 'object' && 'value' in reading) {
      expect(isUnchanged('level', reading.value, value)).toBe(true);
    }
  }
});
