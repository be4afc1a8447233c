// `npm run lint`: checks of the source that need neither a build nor the tests; types are checked by
// `npm run typecheck`. All checks run even if one fails.
// `npm run lint -- --fix` repairs what can be repaired automatically.
import { readFileSync } from 'node:fs';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, run, StepFailed, tools } from './lib/run.mjs';
import { findStyleLiterals } from './lint/findStyleLiterals.mjs';

const fix = process.argv.includes('--fix');

function checkLockFile() {
  if (/"resolved": "http/.test(readFileSync(inRoot('package-lock.json'), 'utf8'))) {
    throw new StepFailed(
      "package-lock.json contains registry addresses: reinstall with this project's .npmrc.",
    );
  }
}

function checkStyleSheets() {
  const found = findStyleLiterals();
  if (found.length > 0) {
    throw new StepFailed(
      `Use the theme's tokens instead of these colors and sizes:\n${found.join('\n')}`,
    );
  }
}

const fixFlag = fix ? ['--fix'] : [];

const checks = {
  ESLint: () => run([...tools.eslint, '.', '--max-warnings=0', ...fixFlag]),
  formatting: () => run([...tools.oxfmt, fix ? '--write' : '--check', '.']),
  'dead code': () => run([...tools.knip]),
  'generated files': () =>
    run([...tools.typescript, 'scripts/codegen/codegen.ts', ...(fix ? [] : ['--check'])]),
  'style sheets': checkStyleSheets,
  'lock file': checkLockFile,
};

checkNode();
main(async () => {
  await ensureInstalled();
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
  console.log(
    `Lint: ${Object.keys(checks).length - failed.length} passed, ${failed.length} failed`,
  );
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
