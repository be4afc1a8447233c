// `npm run lint`: checks of the source that need neither a build nor the tests. All of them run even if one fails;
// `-- --fix` repairs what can be repaired automatically, and `-- --changed` checks the changed files alone. Types are
// checked by `npm run typecheck`.
import { readFileSync } from 'node:fs';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { changedFiles, onlyChanged } from './lib/changed.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, StepFailed, tools } from './lib/run.mjs';
import { findStyleLiterals } from './lint/findStyleLiterals.mjs';

const fix = process.argv.includes('--fix');

/** @param {string[]} files */
const eslint = (files) =>
  run([...tools.eslint, ...files, '--max-warnings=0', ...(fix ? ['--fix'] : [])]);

/** @param {string[]} files */
const format = (files) => run([...tools.oxfmt, fix ? '--write' : '--check', ...files]);

const styleLiterals = () => {
  const found = findStyleLiterals();
  if (found.length > 0) throw new StepFailed(found.join('\n'));
};

/** @typedef {Record<string, () => void | Promise<void>>} Checks */

/** @type {Checks} */
const checksOfAll = {
  ESLint: () => eslint(['.']),
  formatting: () => format(['.']),
  'dead code': () => run(tools.knip),
  'generated files': () =>
    run([...tools.typescript, 'scripts/codegen/codegen.ts', ...(fix ? [] : ['--check'])]),
  'style sheets with literal colors and sizes': styleLiterals,
  'registry addresses in package-lock.json': () => {
    const found = /"resolved": "http.*/.exec(readFileSync(inRoot('package-lock.json'), 'utf8'));
    if (found) throw new StepFailed(found[0]);
  },
};

/** @type {(files: string[]) => Checks} */
function checksOf(files) {
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return {
    ...(code.length > 0 && { ESLint: () => eslint(['--no-warn-ignored', ...code]) }),
    ...(files.length > 0 && {
      formatting: () => format(['--no-error-on-unmatched-pattern', ...files]),
    }),
    'style sheets with literal colors and sizes': styleLiterals,
  };
}

main(async () => {
  // ESLint's rules need the types of the CSS modules.
  writeCssModuleTypes();
  const files = onlyChanged ? changedFiles() : [];
  if (onlyChanged) console.log(`${String(files.length)} changed files`);
  /** @type {string[]} */
  const failed = [];
  for (const [name, check] of Object.entries(onlyChanged ? checksOf(files) : checksOfAll)) {
    const began = Date.now();
    try {
      await check();
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(error.message);
      failed.push(name);
    }
    const result = failed.includes(name) ? 'failed' : 'ok';
    console.log(`${name}: ${result}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
