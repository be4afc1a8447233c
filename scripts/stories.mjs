// Opens every story of .storybook-static in Chromium, light and dark, and fails on what does not
// render, writes to the console or violates accessibility. A word limits it to the stories whose id
// holds that word: `node scripts/stories.mjs dashboard`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import sirv from 'sirv';
import browserLib from './lib/browser.cjs';
import { inRoot } from './lib/paths.mjs';
import { main, StepFailed } from './lib/run.mjs';

const folder = inRoot('.storybook-static');
const themes = ['light', 'dark'];
const RENDER_MS = 20_000;
const TABS = 2;
/** Stories tagged 'phone' are opened at the size that Storybook shows them in. */
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const ended = () =>
  ['completed', 'finished', 'errored', 'aborted'].includes(
    globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase,
  );

/** As by the toolbar's button: what was done in the story stays. */
async function turn(page, theme) {
  await page.evaluate((chosen) => {
    const { channel } = globalThis.__STORYBOOK_PREVIEW__;
    channel.emit('updateGlobals', { globals: { theme: chosen } });
  }, theme);
  await page.waitForFunction(
    (chosen) => globalThis.document.documentElement.dataset.theme === chosen,
    theme,
  );
}

async function violationsOn(page) {
  const rules = await page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters.a11y.options.rules,
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules })
    // A story has no frames, so there is no need for a second page to put their results together.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes[0].html}`);
}

/** Opens one story and says what is wrong with it, by theme. */
async function findings(context, url, size) {
  const page = await context.newPage();
  const found = new Map(themes.map((theme) => [theme, []]));
  let problems = [];
  try {
    await page.setViewportSize(size);
    const written = browserLib.watch(page);
    await page.goto(url);
    await page.waitForFunction(ended, null, { timeout: RENDER_MS });
    for (const [theme, list] of found) {
      problems = list;
      await turn(page, theme);
      const shown = await page.locator('body.sb-show-main').count();
      if (shown === 0) list.push(`render: ${await page.locator('#error-message').innerText()}`);
      list.push(...(await violationsOn(page)), ...written.splice(0));
    }
  } catch (error) {
    problems.push(error.message.split('\n')[0]);
  } finally {
    await page.close();
  }
  return found;
}

async function checkAll(stories, address) {
  const browser = await browserLib.launchBrowser();
  const waiting = [...stories];
  const counts = { passed: 0, failed: 0 };
  const tab = async () => {
    // Stories keep nothing in the browser, so they may share what it has loaded.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, tags } = next;
      // Storybook's own accessibility check would run into ours.
      const url = `${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
      const size = SIZES[tags.includes('phone') ? 'phone' : 'desktop'];
      for (const [theme, problems] of await findings(context, url, size)) {
        counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
        if (problems.length > 0) console.error(`${id} (${theme})\n  ${problems.join('\n  ')}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: TABS }, tab));
  } finally {
    await browser.close();
  }
  return counts;
}

main(async () => {
  if (!existsSync(inRoot('.storybook-static/index.json'))) {
    throw new StepFailed('There is no Storybook to look at: npm run build-storybook.');
  }
  const { entries } = JSON.parse(readFileSync(inRoot('.storybook-static/index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, id }) => type === 'story' && id.includes(process.argv[2] ?? ''),
  );
  const files = sirv(folder);
  const server = createServer((request, response) => {
    files(request, response, () => {
      // Browsers ask for it unasked; its absence is no finding.
      response.statusCode = request.url === '/favicon.ico' ? 204 : 404;
      response.end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const counts = await checkAll(stories, `http://127.0.0.1:${server.address().port}`);
  server.close();
  console.log(`Stories: ${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0 || counts.passed === 0) throw new StepFailed('');
});
