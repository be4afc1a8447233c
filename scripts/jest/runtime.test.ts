import { executionAsyncId } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { badInput } from '@server/domain/errors';

it('leaves lines and columns in stack traces as they are in the source', () => {
  const stack = new Error('an example').stack ?? '';
  expect(stack).toContain('scripts/jest/runtime.test.ts:6:17');
});

it('shows the source of a module that test files share, too', () => {
  const [, line] =
    /server\/domain\/errors\.ts:(\d+):\d+/.exec(badInput('an example').stack ?? '') ?? [];
  const source = readFileSync('server/domain/errors.ts', 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('new AppError(');
});

it('does not follow tests through promises', async () => {
  await Promise.resolve();
  // Node numbers the continuations of promises only while a hook asks for it.
  expect(executionAsyncId()).toBe(0);
});
