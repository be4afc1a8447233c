import {
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
