// `npm run typecheck`: checks the types of the product, and of the scripts that are JavaScript.
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  writeCssModuleTypes();
  await run([...tools.tsc, '--noEmit']);
  await run([...tools.tsc, '--noEmit', '-p', 'tsconfig.scripts.json']);
});
