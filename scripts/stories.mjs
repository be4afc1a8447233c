// Opens every story of .storybook-static in Chromium, light and dark, and fails on what does not
// render, writes to the console or violates accessibility.
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

/** Rules about whole pages; a story is a part of one. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

const ended = () =>
  ['completed', 'finished', 'errored', 'aborted'].includes(
    globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase,
  );

/** Opens one story and says what is wrong with it. */
async function findings(browser, url) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const problems = browserLib.watch(page);
    await page.goto(url);
    await page.waitForFunction(ended, null, { timeout: RENDER_MS });
    const shown = await page.locator('body.sb-show-main').count();
    if (shown === 0) problems.push(`render: ${await page.locator('#error-message').innerText()}`);
    const { violations } = await new AxeBuilder({ page }).disableRules(pageRules).analyze();
    for (const { id, help, nodes } of violations) {
      problems.push(`axe: ${id}, ${help}: ${nodes[0].html}`);
    }
    return problems;
  } catch (error) {
    return [error.message];
  } finally {
    await context.close();
  }
}

async function checkAll(stories, address) {
  const browser = await browserLib.launchBrowser();
  const waiting = stories.flatMap(({ id }) => themes.map((theme) => ({ id, theme })));
  const counts = { passed: 0, failed: 0 };
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, theme } = next;
      // Storybook's own accessibility check would run into ours.
      const globals = `theme:${theme};a11y.manual:!true`;
      const problems = await findings(
        browser,
        `${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`,
      );
      counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
      if (problems.length > 0) console.error(`${id} (${theme})\n  ${problems.join('\n  ')}`);
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
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
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
