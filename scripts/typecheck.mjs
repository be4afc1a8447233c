// `npm run typecheck`: checks the types of the product, and of the scripts that are JavaScript.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  writeCssModuleTypes();
  // TypeScript 7 checks types; ESLint and the build need the programming interface of version 6.
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript7/package.json')));
  // Each checker computes the shared types again. On two processors, one takes less time than TypeScript's default of four.
  const checkers = String(Math.ceil(availableParallelism() / 2));
  for (const project of ['tsconfig.json', 'tsconfig.scripts.json']) {
    await run([tsc, '--noEmit', '--checkers', checkers, '-p', project]);
  }
});
