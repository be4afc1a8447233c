// Opens every story of .storybook-static in Chromium, in the light theme, the dark theme and forced colors,
// and fails if one does not render, writes to the console, violates an accessibility rule or does not mark
// what is chosen in forced colors. An argument limits the run to the stories whose id contains it:
// `node scripts/stories.mjs dashboard`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import express from 'express';
import browserLib from './lib/browser.cjs';
import { inRoot } from './lib/paths.mjs';
import { main, StepFailed } from './lib/run.mjs';
import { StoryTab } from './lib/storyTab.mjs';

/** @typedef {import('./lib/storyTab.mjs').Story} Story */

const folder = inRoot('.storybook-static');
/** More than processors, because a story sometimes waits for a timer or a frame. */
const TABS = availableParallelism() + 1;

/**
 * @param {Story[]} stories
 * @param {string} address
 */
async function checkAll(stories, address) {
  const browser = await browserLib.launchBrowser(browserLib.testBrowserPath);
  const queue = [...stories];
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const tab = new StoryTab(context, address);
    for (let next = queue.shift(); next; next = queue.shift()) {
      for (const [look, problems] of await tab.check(next)) {
        counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
        if (problems.length > 0) console.error(`${next.id} (${look})\n  ${problems.join('\n  ')}`);
      }
    }
    await tab.close();
  };
  try {
    await Promise.all(Array.from({ length: TABS }, work));
  } finally {
    await browser.close();
  }
  return counts;
}

main(async () => {
  const index = inRoot('.storybook-static/index.json');
  if (!existsSync(index)) {
    throw new StepFailed('There is no built Storybook: run npm run build-storybook first.');
  }
  /** @type {{ entries: Record<string, Story> }} */
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, id }) => type === 'story' && id.includes(process.argv[2] ?? ''),
  );
  const app = express().use(express.static(folder));
  // Browsers request the icon by themselves; a missing one is not a problem of the story.
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  const server = createServer(app);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const counts = await checkAll(stories, `http://127.0.0.1:${port}`);
  server.close();
  console.log(`Stories: ${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0 || counts.passed === 0) throw new StepFailed('');
});
