import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './rows';
import { section2 } from './section2';
import { section2Dialogs } from './section2Dialogs';
import { section2Pages } from './section2Pages';
import { section3 } from './section3';
import { section4 } from './section4';
import { section5 } from './section5';
import { section6 } from './section6';
import { section7 } from './section7';
import { section8 } from './section8';
import { section9 } from './section9';

const SECTIONS: [section: number, rows: Row[]][] = [
  [2, [...section2, ...section2Pages, ...section2Dialogs]],
  [3, section3],
  [4, section4],
  [5, section5],
  [6, section6],
  [7, section7],
  [8, section8],
  [9, section9],
];

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string) => /\.(test|stories|e2e)\.tsx?$/.test(file);

function sourcesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('generated'))
    .map((file) => path.join(folder, file));
}

/** Every string literal in the sources, without comments. */
const literals = new Set(
  ['src/app', 'src/features', 'src/pages', 'src/shared', 'contract']
    .flatMap(sourcesUnder)
    .flatMap((file) => {
      const code = read(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
      return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
        ([, single, double]) => single ?? double ?? '',
      );
    }),
);
const templates = [...literals].filter((text) => text.includes('{{'));

/** Whether the text is a string in the sources, or a part of a message template with placeholders. */
const isInSources = (text: string) =>
  literals.has(text) || templates.some((template) => template.includes(text));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file has a test with this title, including tests with `each`. */
function hasTest(file: string, title: string): boolean {
  const call = String.raw`(?:\b(?:it|test)|\))\(\s*`;
  return new RegExp(`${call}(['"\`])${escaped(title)}\\1`).test(read(file));
}

function problemOf({ text, literal, proof }: Row): string | null {
  if (literal && !isInSources(text)) return `${text}: no source contains this text`;
  if ('openIssue' in proof) return null;
  const { file, title } = proof;
  if (!existsSync(path.join(root, file))) return `${text}: there is no ${file}`;
  return hasTest(file, title) ? null : `${text}: ${file} has no test "${title}"`;
}

describe.each(SECTIONS)('section %i of the specification', (section, rows) => {
  it('has a test for every row', () => {
    expect(rows.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  it('has no duplicate rows and no empty texts', () => {
    const texts = rows.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    for (const { text, resolved = 'as written' } of rows) {
      expect([text.trim(), resolved.trim()]).not.toContain('');
    }
  });

  it('cites a source for every row that was decided differently', () => {
    const sources = rows.flatMap(({ resolved }) => resolved ?? []);
    expect(sources.filter((text) => !/^(contract "|design "|issue \d)/.test(text))).toEqual([]);
  });

  afterAll(() => {
    const open = rows.filter(({ proof }) => 'openIssue' in proof).length;
    const decided = rows.filter(({ resolved }) => resolved).length;
    process.stdout.write(
      `Section ${section}: ${rows.length} rows, ${decided} decided differently, ${open} open\n`,
    );
  });
});

it('detects missing tests and missing texts', () => {
  const [file, title] = ['spec/spec.test.ts', 'has a test for every row'];
  expect(hasTest(file, title)).toBe(true);
  expect(hasTest(file, `${title} and more`)).toBe(false);
  expect([isInSources('Add new'), isInSources('Welcome back, '), isInSources('Add newer')]).toEqual(
    [true, true, false],
  );
});
