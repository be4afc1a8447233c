import { jsonInTurns } from './jsonInTurns';
import { createTurns } from './turns';

const items = (count: number, item: object) => Array.from({ length: count }, () => item);

test.each([
  [null],
  [{ a: null, b: [] }],
  [{ a: { b: { c: 'ü"\n' } }, d: items(120, { e: 1, f: null, g: { h: 'x' } }) }],
  [{ a: items(60, { b: items(70, { c: 1.5 }) }), d: [null, 1, 'x', true] }],
  [{ a: [null, { b: [1] }, { b: [] }] }],
])('the JSON of data is that of JSON.stringify', async (data) => {
  expect(await jsonInTurns(data, createTurns())).toBe(JSON.stringify(data));
});
