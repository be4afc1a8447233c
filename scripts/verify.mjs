// `npm run verify`: everything, as CI runs it. Stops at the first step that fails.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, npm, run, StepFailed, tools } from './lib/run.mjs';

async function npmRun(...args) {
  const code = await npm(args);
  if (code !== 0) throw new StepFailed(`npm ${args.join(' ')} ended with code ${code}.`);
}

const steps = {
  typecheck: () => run([...tools.tsc, '--noEmit']),
  lint: () => npmRun('run', 'lint'),
  test: () => npmRun('test'),
  build: () => npmRun('run', 'build'),
  size: () => npmRun('run', 'size'),
  'build-storybook': () => npmRun('run', 'build-storybook'),
  stories: () => run(['scripts/stories.mjs']),
  e2e: () => npmRun('run', 'e2e'),
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

checkNode();
main(async () => {
  await ensureInstalled();
  const began = Date.now();
  const times = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    const stepBegan = Date.now();
    await step();
    times.push(`${name.padEnd(16)} ${seconds(stepBegan)}`);
  }
  console.log(`\n${times.join('\n')}\n${'all'.padEnd(16)} ${seconds(began)}`);
  console.log(`Verify: ${times.length} passed, 0 failed`);
});
