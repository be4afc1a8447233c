import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../lint/importGraph';
import {
  isIgnored,
  readCommand,
  readCopy,
  readEnv,
  readFrom,
  readImage,
  readInstructions,
} from './dockerfile.cjs';

test('instructions are read without comments, and continued lines are joined', () => {
  expect(
    readInstructions('# A comment\nFROM node AS build\nRUN a \\\n  && b\n\nCMD ["node", "x"]\n'),
  ).toEqual([
    { name: 'FROM', rest: 'node AS build' },
    { name: 'RUN', rest: 'a && b' },
    { name: 'CMD', rest: '["node", "x"]' },
  ]);
});

test('the parts of each instruction', () => {
  expect(readFrom('node:24 AS build')).toEqual({ image: 'node:24', name: 'build' });
  expect(readFrom('node:24')).toEqual({ image: 'node:24', name: '' });
  expect(readImage('node:24-bookworm-slim')).toEqual({ node: '24', debian: 'bookworm' });
  expect(() => readImage('alpine')).toThrow('alpine is not known here');
  expect(readCopy('a b ./')).toEqual({ from: null, sources: ['a', 'b'], target: './' });
  expect(readCopy('--from=build /app/dist ./dist')).toEqual({
    from: 'build',
    sources: ['/app/dist'],
    target: './dist',
  });
  expect(readEnv('A=b C=d=e')).toEqual({ A: 'b', C: 'd=e' });
  expect(readCommand('--interval=10s CMD ["node", "-e", "f([1])"]')).toEqual([
    'node',
    '-e',
    'f([1])',
  ]);
});

test.each([
  ['a file', 'server/qa.ts', true],
  ['a folder', 'server/bench/bench.ts', true],
  ['a name in any folder', 'contract/scoring/rating.test.ts', true],
  ['a folder in any folder', 'server/testing/client.ts', true],
  ['a similar name', 'server/qa.tsx', false],
  ['another file', 'server/start.ts', false],
])('.dockerignore with %s', (_, file, is) => {
  const ignored = ['server/qa.ts', 'server/bench', '**/*.test.ts', '**/testing', ''];
  expect(isIgnored(file, ignored)).toBe(is);
});

test('the image has what the product imports, and no code for tests', () => {
  const ignored = readFileSync(path.resolve(__dirname, '../../.dockerignore'), 'utf8').split('\n');
  const found = new Set([
    ...['server/start.ts', 'server/createAdmin.ts', 'server/backup/cli.ts', 'src/app/main.tsx'],
  ]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  expect(found.size).toBeGreaterThan(500);
  expect([...found].filter((file) => isIgnored(file, ignored))).toEqual([]);
});
