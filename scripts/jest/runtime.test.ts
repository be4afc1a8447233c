import { readFileSync } from 'node:fs';
import { badInput } from '@server/domain/errors';

it('leaves lines and columns in stack traces as they are in the source', () => {
  const stack = new Error('an example').stack ?? '';
  expect(stack).toContain('scripts/jest/runtime.test.ts:5:17');
});

it('shows the source of a module that test files share, too', () => {
  const [, line] =
    /server\/domain\/errors\.ts:(\d+):\d+/.exec(badInput('an example').stack ?? '') ?? [];
  const source = readFileSync('server/domain/errors.ts', 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('new AppError(');
});
