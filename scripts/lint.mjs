// `npm run lint`: checks of the source that need neither a build nor the tests. All of them run even if one fails;
// `npm run lint -- --fix` repairs what can be repaired automatically. Types are checked by `npm run typecheck`.
import { readFileSync } from 'node:fs';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, StepFailed, tools } from './lib/run.mjs';
import { findStyleLiterals } from './lint/findStyleLiterals.mjs';

const fix = process.argv.includes('--fix');

/** @type {Record<string, () => void | Promise<void>>} */
const checks = {
  ESLint: () => run([...tools.eslint, '.', '--max-warnings=0', ...(fix ? ['--fix'] : [])]),
  formatting: () => run([...tools.oxfmt, fix ? '--write' : '--check', '.']),
  'dead code': () => run(tools.knip),
  'generated files': () =>
    run([...tools.typescript, 'scripts/codegen/codegen.ts', ...(fix ? [] : ['--check'])]),
  'style sheets with literal colors and sizes': () => {
    const found = findStyleLiterals();
    if (found.length > 0) throw new StepFailed(found.join('\n'));
  },
  'registry addresses in package-lock.json': () => {
    const found = /"resolved": "http.*/.exec(readFileSync(inRoot('package-lock.json'), 'utf8'));
    if (found) throw new StepFailed(found[0]);
  },
};

main(async () => {
  // ESLint's rules need the types of the CSS modules.
  writeCssModuleTypes();
  /** @type {string[]} */
  const failed = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(error.message);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
