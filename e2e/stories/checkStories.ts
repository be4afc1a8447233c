import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RunOptions } from 'axe-core';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
import { excessWidth } from '../checks/scrollingSizes';
import { launchBrowser, watchProblems } from '../browser';
import { LONG_TEST_MS, LONG_WAIT_MS } from '../limits';

const folder = path.resolve(__dirname, '../../.storybook-static');

interface Story {
  type: string;
  id: string;
  tags: string[];
}

interface Rendered {
  id: string;
  phase: string;
  story: { parameters: { a11y: { options: { rules: RunOptions['rules'] } } } };
}

/** Stories with the tag 'phone' are opened in the size of a phone. */
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

function readStories(): Story[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error('There is no built Storybook: run npm run build-storybook first.');
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

interface Preview {
  channel: { emit(event: string, payload: object): void };
  currentRender?: Rendered;
}

// The functions that follow run in the page, where Storybook has a global of this name.
declare const __STORYBOOK_PREVIEW__: Preview | undefined;

const isFinished = (id: string) => {
  const { id: shown, phase = '' } = __STORYBOOK_PREVIEW__?.currentRender ?? {};
  return shown === id && ['finished', 'errored', 'aborted'].includes(phase);
};

const showStory = (storyId: string) =>
  __STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

const disabledRules = () =>
  __STORYBOOK_PREVIEW__?.currentRender?.story.parameters.a11y.options.rules ?? {};

/** Serves the built Storybook. Browsers request an icon by themselves, which is no problem of a story. */
async function serve(): Promise<{ server: Server; address: string }> {
  const app = express().use(express.static(folder));
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${String(port)}` };
}

/**
 * Opens every story in a theme, and fails if it does not render, writes to the console, or `findProblems` returns a
 * line. `findProblems` receives the accessibility rules that the story turns off.
 */
export function checkStories(
  theme: 'light' | 'dark',
  findProblems: (page: Page, rules: RunOptions['rules']) => Promise<string[]>,
): void {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  let messages: string[];
  let isOpen = false;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serve()]);
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    messages = watchProblems(page);
  }, LONG_WAIT_MS);
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  /** The first story is loaded; the others replace it in the same page, which takes a tenth of the time. */
  async function open(id: string) {
    if (isOpen) await page.evaluate(showStory, id);
    else {
      // The addon's own accessibility check would run at the same time as this one.
      const query = `id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;
      await page.goto(`${site.address}/iframe.html?${query}`);
    }
    isOpen = false;
    await page.waitForFunction(isFinished, id, { timeout: LONG_WAIT_MS });
    isOpen = true;
  }

  it.each(readStories().map((story) => [story.id, story] as const))(
    '%s',
    async (id, { tags }) => {
      await page.setViewportSize(SIZES[tags.includes('phone') ? 'phone' : 'desktop']);
      await open(id);
      const problems: string[] = [];
      if ((await page.locator('body.sb-show-main').count()) === 0) {
        problems.push(`render: ${await page.locator('#error-message').innerText()}`);
        isOpen = false;
      }
      const overflow = await page.evaluate(excessWidth);
      if (overflow > 0) problems.push(`the page is ${String(overflow)} px wider than the window`);
      const rules = await page.evaluate(disabledRules);
      problems.push(...(await findProblems(page, rules)), ...messages.splice(0));
      expect(problems).toEqual([]);
    },
    LONG_TEST_MS,
  );
}
