import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RunOptions } from 'axe-core';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
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

/** Runs in the page: the story that it shows. */
const currentStory = () =>
  (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Rendered } })
    .__STORYBOOK_PREVIEW__?.currentRender;

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
 * Opens every story in a look, and fails if it does not render, writes to the console, or `findProblems` returns a line.
 * `findProblems` receives the accessibility rules that the story turns off.
 */
export function checkStories(
  look: { theme: 'light' | 'dark'; forcedColors?: 'active' },
  findProblems: (page: Page, rules: RunOptions['rules']) => Promise<string[]>,
): void {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  let messages: string[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serve()]);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      forcedColors: look.forcedColors ?? 'none',
    });
    page = await context.newPage();
    messages = watchProblems(page);
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  it.each(readStories().map((story) => [story.id, story] as const))(
    '%s',
    async (id, { tags }) => {
      await page.setViewportSize(SIZES[tags.includes('phone') ? 'phone' : 'desktop']);
      // The addon's own accessibility check would run at the same time as this one.
      const query = `id=${id}&viewMode=story&globals=theme:${look.theme};a11y.manual:!true`;
      await page.goto(`${site.address}/iframe.html?${query}`);
      await page.waitForFunction(
        (story) => {
          const preview = (
            globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Rendered } }
          ).__STORYBOOK_PREVIEW__;
          const { id: shown, phase = '' } = preview?.currentRender ?? {};
          return shown === story && ['finished', 'errored', 'aborted'].includes(phase);
        },
        id,
        { timeout: LONG_WAIT_MS },
      );
      const problems: string[] = [];
      if ((await page.locator('body.sb-show-main').count()) === 0) {
        problems.push(`render: ${await page.locator('#error-message').innerText()}`);
      }
      const rules = (await page.evaluate(currentStory))?.story.parameters.a11y.options.rules ?? {};
      problems.push(...(await findProblems(page, rules)), ...messages.splice(0));
      expect(problems).toEqual([]);
    },
    LONG_TEST_MS,
  );
}
