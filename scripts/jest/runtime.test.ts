it('leaves lines and columns in stack traces as they are in the source', () => {
  const stack = new Error('an example').stack ?? '';
  expect(stack).toContain('scripts/jest/runtime.test.ts:2:17');
});
