// `npm run lint`: all that is checked without running the product. Every check runs, so that one
// call tells all. `npm run lint -- --fix` mends what can be mended.
import { readFileSync } from 'node:fs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, run, StepFailed, tools } from './lib/run.mjs';
import { sheetLiterals } from './lint/sheetLiterals.mjs';

const fix = process.argv.includes('--fix');

const LOCK_FILES = ['package-lock.json', 'scripts/lighthouse/package-lock.json'];

function lookAtLockFiles() {
  for (const file of LOCK_FILES) {
    if (/"resolved": "http/.test(readFileSync(inRoot(file), 'utf8'))) {
      throw new StepFailed(`${file} holds addresses: reinstall with the .npmrc in force.`);
    }
  }
}

function lookAtSheets() {
  const found = sheetLiterals();
  if (found.length > 0) {
    throw new StepFailed(`Colours and sizes come from the theme's tokens:\n${found.join('\n')}`);
  }
}

const checks = {
  ESLint: () => run([...tools.eslint, '.', '--max-warnings=0', ...(fix ? ['--fix'] : [])]),
  formatting: () => run([...tools.prettier, fix ? '--write' : '--check', '--log-level=warn', '.']),
  'dead code': () => run([...tools.knip]),
  'generated files': () =>
    run([...tools.typescript, 'scripts/codegen.ts', ...(fix ? [] : ['--check'])]),
  'style sheets': lookAtSheets,
  'lock files': lookAtLockFiles,
};

checkNode();
main(async () => {
  await ensureInstalled();
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
  if (failed.length > 0) throw new StepFailed(`Look at: ${failed.join(', ')}.`);
});
