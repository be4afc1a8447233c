import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.resolve(__dirname, '../../docs/asvs.md'), 'utf8');
const LINE = /^\| [\d.]+\.(\d+)(?:–[\d.]+\.(\d+))? *\|[^|]*\| *([a-z ]+?) *\| *(.+?) *\|$/gm;
const lines = [...text.matchAll(LINE)].map(([, from, to = from, result = '', evidence = '']) => ({
  count: Number(to) - Number(from) + 1,
  result,
  evidence,
}));

const STATED =
  /All (\d+) .*: (\d+) hold, (\d+) do not apply, (\d+) differ .*, (\d+) depend .* and (\d+) are open/s;
const [all = NaN, holds = NaN, doesNotApply = NaN, differs = NaN, operator = NaN, open = NaN] =
  STATED.exec(text)?.slice(1).map(Number) ?? [];

// A range of requirements that do not apply may cover several sections, so those lines are not counted.
test.each(Object.entries({ holds, differs, operator, open }))(
  'the number of requirements with the result “%s” is stated',
  (result, stated) => {
    const counts = lines.filter((line) => line.result === result).map(({ count }) => count);
    expect(stated).toBe(counts.reduce((sum, count) => sum + count, 0));
  },
);

test('the stated numbers add up', () => {
  expect(holds + doesNotApply + differs + operator + open).toBe(all);
});

test.each(lines.filter(({ result }) => result === 'operator'))(
  'a line links to what the operator does: $evidence',
  ({ evidence }) => expect(evidence).toMatch(/\]\([^)]+\)/),
);
