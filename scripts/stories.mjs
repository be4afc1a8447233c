// Opens every story of .storybook-static in Chromium, light, dark and in forced colors, and fails on what does
// not render, writes to the console, violates accessibility, or is chosen and not marked in forced colors. A
// word limits it to the stories whose id holds that word: `node scripts/stories.mjs dashboard`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import axe from 'axe-core';
import sirv from 'sirv';
import browserLib from './lib/browser.cjs';
import forcedColors from './lib/forcedColors.cjs';
import { inRoot } from './lib/paths.mjs';
import { main, StepFailed } from './lib/run.mjs';
import waiting from './lib/waiting.cjs';

const axeSource = axe.source;

const folder = inRoot('.storybook-static');
const themes = ['light', 'dark'];
const FORCED = 'forced colors';
const TABS = 2;
/** Stories tagged 'phone' are opened at the size that Storybook shows them in. */
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const finished = (id) => {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase);
};

/** Changes the theme as the toolbar does, without mounting the story again. */
async function setTheme(page, theme) {
  await page.evaluate((chosen) => {
    const { channel } = globalThis.__STORYBOOK_PREVIEW__;
    channel.emit('updateGlobals', { globals: { theme: chosen } });
  }, theme);
  await page.waitForFunction(
    (chosen) => globalThis.document.documentElement.dataset.theme === chosen,
    theme,
  );
}

/**
 * Shows another story in the same page, from the story `from`, which must have finished rendering:
 * Storybook reloads the page when it leaves a story that still renders, and a page that is left
 * saves its drafts.
 */
async function switchTo(page, from, id) {
  await page.waitForFunction(finished, from);
  await setTheme(page, themes[0]);
  await page.waitForFunction(finished, from);
  await page.evaluate((storyId) => {
    const { channel } = globalThis.__STORYBOOK_PREVIEW__;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

async function violationsOn(page) {
  const violations = await page.evaluate(async () => {
    const { rules } = globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters.a11y.options;
    const found = await globalThis.axe.run({ resultTypes: ['violations'], rules });
    return found.violations.map(({ id, help, nodes }) => ({ id, help, html: nodes[0].html }));
  });
  return violations.map(({ id, help, html }) => `axe: ${id}, ${help}: ${html}`);
}

/** A page that shows one story after another. */
class Tab {
  constructor(context, address) {
    this.context = context;
    this.address = address;
  }

  async show({ id, tags }) {
    if (this.page) {
      await this.page.setViewportSize(sizeOf(tags));
      await switchTo(this.page, this.shown, id);
    } else {
      this.page = await this.context.newPage();
      this.page.setDefaultTimeout(waiting.WAIT_MS);
      this.written = browserLib.watch(this.page);
      await this.page.addInitScript({ content: axeSource });
      await this.page.setViewportSize(sizeOf(tags));
      // Storybook's own accessibility check would run into ours.
      const story = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
      await this.page.goto(`${this.address}/iframe.html?${story}`);
    }
    this.shown = id;
    // Longer than a wait within the story, so that a failing story reports its own error.
    await this.page.waitForFunction(finished, id, { timeout: waiting.LONG_WAIT_MS });
  }

  /** Opens one story and says what is wrong with it, by look. */
  async findings(story) {
    const found = new Map([...themes, FORCED].map((look) => [look, []]));
    let problems = found.get(themes[0]);
    try {
      await this.show(story);
      for (const [look, list] of found) {
        problems = list;
        const isForced = look === FORCED;
        await this.page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
        await setTheme(this.page, isForced ? themes[0] : look);
        const shown = await this.page.locator('body.sb-show-main').count();
        if (shown === 0) {
          list.push(`render: ${await this.page.locator('#error-message').innerText()}`);
        }
        list.push(...(await violationsOn(this.page)), ...this.written.splice(0));
        if (isForced) {
          list.push(...(await this.page.evaluate(forcedColors.unmarkedIn, forcedColors.MARKS)));
        }
      }
      await this.page.emulateMedia({ forcedColors: 'none' });
    } catch (error) {
      problems.push(error.message.split('\n')[0]);
    }
    return found;
  }

  /** As `findings`; a story that fails leaves a page that the next one does not use. */
  async check(story) {
    const found = await this.findings(story);
    if (hasProblems(found)) await this.close();
    return found;
  }

  async close() {
    await this.page?.close();
    this.page = undefined;
  }
}

const sizeOf = (tags) => SIZES[tags.includes('phone') ? 'phone' : 'desktop'];
const hasProblems = (found) => [...found.values()].some((problems) => problems.length > 0);

async function checkAll(stories, address) {
  const browser = await browserLib.launchBrowser();
  const waiting = [...stories];
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const tab = new Tab(context, address);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const [theme, problems] of await tab.check(next)) {
        counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
        if (problems.length > 0) console.error(`${next.id} (${theme})\n  ${problems.join('\n  ')}`);
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
