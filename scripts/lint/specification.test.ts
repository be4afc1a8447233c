import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = ['contract', 'e2e', 'server', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

const STATEMENT = /^- \*\*(§\d+\.\d+)\*\* (≠ )?(.*)$/gm;
const statements = [...read('docs/specification.md').matchAll(STATEMENT)].map(
  ([, id = '', differs, text = '']) => ({ id, differs: differs !== undefined, text }),
);
const ids = statements.map(({ id }) => id);

const idsIn = (text: string) => text.match(/§\d+\.\d+/g) ?? [];

/** The title of a test, also of one with `each`. */
const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:(?!\1).|\\.)*)\1/g;
const proved = files
  .filter(isTest)
  .flatMap((file) => [...read(file).matchAll(TITLE)].flatMap(([, , title = '']) => idsIn(title)));

/** The string literals of the product, without comments. */
const literals = files
  .filter((file) => !isTest(file) && !/^(e2e|server)|\.stories\.|generated/.test(file))
  .flatMap((file) => {
    const code = read(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
    return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
      ([, single, double]) => single ?? double ?? '',
    );
  });
const texts = new Set(literals);
const templates = [...texts].filter((text) => text.includes('{{'));

/** Whether a text is a string of the product, or a part of one with placeholders. */
const occurs = (text: string) =>
  texts.has(text) || templates.some((template) => template.includes(text));

test('statements have different ids', () => {
  expect(statements.length).toBeGreaterThan(0);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each statement of the specification is proved by a test', () => {
  expect(ids.filter((id) => !proved.includes(id))).toEqual([]);
});

test('titles of tests and comments name statements that exist', () => {
  const named = files.flatMap((file) => idsIn(read(file)));
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('quoted texts occur literally in the product', () => {
  const quoted = statements.flatMap(({ text }) =>
    [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
  );
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((text) => !occurs(text))).toEqual([]);
  expect(occurs('Add newer')).toBe(false);
});

test('each difference from the specification is explained, and no other', () => {
  const differing = statements.filter(({ differs }) => differs).map(({ id }) => id);
  const explained = new Set(idsIn(read('docs/specification-differences.md')));
  expect([...explained].sort()).toEqual(differing.sort());
});
