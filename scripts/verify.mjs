// `npm run verify`: everything, as CI runs it. Steps that do not need each other run side by side; each
// one's output is shown in one block when it ends, those that failed last.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, StepFailed } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

const script = (name) => [`scripts/${name}.mjs`];

/** Longest first. `load`: how many processors a step keeps busy. */
const STEPS = [
  { name: 'build', args: script('build'), load: 1 },
  { name: 'build-storybook', npm: ['run', 'build-storybook'], load: 1 },
  { name: 'test', args: script('test'), load: 2 },
  { name: 'lint', args: script('lint'), load: 1 },
  { name: 'typecheck', npm: ['run', 'typecheck'], load: 1 },
  { name: 'e2e', args: script('e2e'), load: 2, after: ['build'] },
  { name: 'stories', args: script('stories'), load: 2, after: ['build-storybook'] },
  { name: 'attack', npm: ['run', 'attack', '--', '--short', '--store', 'sqlite'], load: 2 },
  { name: 'size', npm: ['run', 'size'], load: 1, after: ['build'] },
];

checkNode();
main(async () => {
  await ensureInstalled();
  const failed = await runSteps(STEPS);
  console.log(`Verify: ${STEPS.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new StepFailed(`Look at: ${failed.join(', ')}.`);
});
