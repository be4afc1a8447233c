import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './report/compare';
import { PARTS, type Part, type Report } from './report/figures';
import { measure } from './measure';
import { changesTable, figuresMarkdown, figuresTable } from './report/reportTables';

// `npm run bench`: measures the built product's speed in Chromium. The figures are only meaningful on a
// machine that runs nothing else; no test depends on them.

const DEFAULT_FILE = '.cache/bench.json';

const say = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => process.stderr.write(`${text}\n`);

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [...PARTS] },
      rounds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '30' },
      out: { type: 'string', default: DEFAULT_FILE },
      compare: { type: 'string' },
      // Prints an earlier report instead of measuring.
      show: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.flatMap((word) => word.split(',')).map(partOf);
  return { ...values, parts, rounds: Number(values.rounds), minutes: Number(values.minutes) };
}

function partOf(word: string): Part {
  const part = PARTS.find((one) => one === word);
  if (!part) throw new Error(`--only accepts ${PARTS.join(', ')}, not ${word}`);
  return part;
}

async function main() {
  const { out, show, compare: other, markdown, ...rest } = options();
  const before = other === undefined ? null : readReport(other);
  const report = show === undefined ? await measure({ ...rest, progress }) : readReport(show);
  say(markdown ? figuresMarkdown(report) : figuresTable(report));
  if (before) say(`\n${changesTable(before, compare(before, report))}`);
  if (show !== undefined) return;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`);
  progress(`Written to ${out}`);
}

const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
