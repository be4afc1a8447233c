// `npm run verify`: lint, builds, types, sizes, tests, end-to-end tests, stories and a short attack, as continuous
// integration runs them. Independent steps run in parallel. A step's output is printed when it ends; the output of
// failed steps is repeated at the end.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, StepFailed } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

/** @param {string} name */
const script = (name) => [`scripts/${name}.mjs`];

/**
 * Steps that keep one processor busy come first, the longest of them first. The attack and the sizes wait for half of
 * their time; they start as soon as there is a build, beside the others. The last steps count as two processors.
 * @type {import('./lib/steps.mjs').Step[]}
 */
const STEPS = [
  { name: 'build', args: script('build'), load: 1 },
  { name: 'lint', args: script('lint'), load: 1 },
  {
    name: 'attack',
    npm: ['run', 'attack', '--', '--short', '--store', 'sqlite'],
    load: 0.5,
    after: ['build'],
  },
  { name: 'size', npm: ['run', 'size'], load: 0.5, after: ['build'] },
  { name: 'typecheck', npm: ['run', 'typecheck'], load: 1 },
  { name: 'build-storybook', npm: ['run', 'build-storybook'], load: 1 },
  { name: 'test', args: script('test'), load: 2, after: ['build'] },
  { name: 'e2e', args: script('e2e'), load: 2, after: ['build'] },
  { name: 'stories', args: script('stories'), load: 2, after: ['build-storybook'] },
];

checkNode();
main(async () => {
  await ensureInstalled();
  const failed = await runSteps(STEPS);
  console.log(`Verify: ${STEPS.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
