import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
const RESULTS = {
  holds: 'hold',
  'does not apply': 'do not apply',
  differs: 'differ',
  operator: 'depend on the operator',
  open: 'are open',
};

interface Line {
  ids: string;
  result: string;
  evidence: string;
}

const lines = [...text.matchAll(/^\| (\d[\d.–]+) *\|[^|]*\| *([a-z ]+?) *\| *(.+?) *\|$/gm)].map(
  ([, ids = '', result = '', evidence = '']): Line => ({ ids, result, evidence }),
);

/** The number of requirements of a line; null for a range over several sections, which does not show it. */
function countOf({ ids }: Line): number | null {
  const [from, to = from] = ids.split('–').map((id) => id.split('.').map(Number));
  if (from?.[0] !== to?.[0] || from?.[1] !== to?.[1]) return null;
  return (to?.[2] ?? 0) - (from?.[2] ?? 0) + 1;
}

const intro = text.slice(0, text.indexOf('| id')).replace(/\s+/g, ' ');
const statedOf = (words: string) => Number(new RegExp(`(\\d+) ${words}`).exec(intro)?.[1]);

test.each(Object.entries(RESULTS).filter(([result]) => result !== 'does not apply'))(
  'the number of lines with the result “%s” is stated',
  (result, words) => {
    const counts = lines
      .filter((line) => line.result === result)
      .map((line) => countOf(line) ?? NaN);
    expect(statedOf(words)).toBe(counts.reduce((sum, count) => sum + count, 0));
  },
);

test('the stated numbers add up', () => {
  const all = Object.values(RESULTS).map(statedOf);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(statedOf('requirements'));
  for (const { result } of lines) expect(Object.keys(RESULTS)).toContain(result);
});

// docsReferences.test.ts checks that files and links exist.
test.each(lines.filter(({ result }) => result === 'operator'))(
  'the line of $ids links to what the operator does',
  ({ evidence }) => {
    expect(evidence).toMatch(/\]\([^)]+\)/);
  },
);
