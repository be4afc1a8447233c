import axe from './axe.cjs';
import browserLib from './browser.cjs';
import forcedColors from './forcedColors.cjs';
import { allViolations, colorViolations, forcedColorViolations } from './storyViolations.mjs';
import waiting from './waiting.cjs';

/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ type: string, id: string, tags: string[] }} Story
 * @typedef {{ page: Page, console: string[], storyId: string, look: string }} Opened
 * @typedef {{
 *   channel: { emit(event: string, payload: object): void },
 *   currentRender?: {
 *     id: string,
 *     phase: string,
 *     story: { parameters: { a11y: { options: { rules: import('axe-core').RunOptions['rules'] } } } }
 *   }
 * }} StorybookPreview
 */

const FORCED = 'forced colors';
const LIGHT = 'light';
/** The looks of a story, with their checks. The first look is checked against every rule; the others have other colors. */
const CHECKS = new Map([
  [LIGHT, allViolations],
  ['dark', colorViolations],
  [FORCED, forcedColorViolations],
]);
/** Stories with the tag 'phone' are opened in the size of a phone. */
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Tells Storybook that its highlights of elements have been prepared. Without this, it reads the styles of every element
 * each time an element is added, to draw highlights that nobody sees here. That is a tenth of the whole check.
 */
const WITHOUT_HIGHLIGHTS = 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;';

/**
 * Storybook's messages and placeholders for stories that are not shown yet. They are hidden while a story is checked, but
 * axe-core visits hidden elements, too.
 */
const HIDDEN_PARTS = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview';

// The functions that follow run in the page, where `__STORYBOOK_PREVIEW__` is a global.

const isFinished = (/** @type {string} */ id) => {
  /** @type {StorybookPreview | undefined} */
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render = preview?.currentRender;
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase);
};

const emptyAll = (/** @type {Element[]} */ elements) => {
  for (const element of elements) element.replaceChildren();
};

const emit = (/** @type {{ event: string, payload: object }} */ { event, payload }) => {
  /** @type {StorybookPreview} */
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  preview.channel.emit(event, payload);
};

const themeOf = (/** @type {string} */ look) => (look === FORCED ? LIGHT : look);

/**
 * Shows the story in the light theme, the dark theme, or in the light theme with forced colors, without mounting it
 * again. The theme is changed as the toolbar does. A theme that the story has already is not set again, because
 * Storybook renders the story each time.
 * @param {Opened} opened
 * @param {string} look
 */
async function setLook(opened, look) {
  const { page, look: from } = opened;
  opened.look = look;
  if ((from === FORCED) !== (look === FORCED)) {
    await page.emulateMedia({ forcedColors: look === FORCED ? 'active' : 'none' });
  }
  const theme = themeOf(look);
  if (theme === themeOf(from)) return;
  await page.evaluate(emit, { event: 'updateGlobals', payload: { globals: { theme } } });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
}

/**
 * Shows another story in the same page. The current story must have finished rendering, because Storybook reloads the
 * page when it leaves a story that is still rendering, and a page that is unloaded saves its drafts.
 * @param {Opened} opened
 * @param {string} id
 */
async function switchTo(opened, id) {
  const { page, storyId } = opened;
  await page.waitForFunction(isFinished, storyId);
  await setLook(opened, LIGHT);
  await page.waitForFunction(isFinished, storyId);
  const payload = { storyId: id, viewMode: 'story' };
  await page.evaluate(emit, { event: 'setCurrentStory', payload });
}

/** A page that shows one story after another, in each look. */
export class StoryTab {
  /** @type {Opened | undefined} */
  opened;

  /**
   * @param {BrowserContext} context
   * @param {string} address
   */
  constructor(context, address) {
    this.context = context;
    this.address = address;
  }

  /** @param {Story} story */
  async show({ id, tags }) {
    const opened = this.opened ?? (await this.open());
    const { page } = opened;
    await page.setViewportSize(sizeFor(tags));
    if (opened.storyId) await switchTo(opened, id);
    else {
      // Storybook's own accessibility check would run at the same time as this one.
      const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
      await page.goto(`${this.address}/iframe.html?${query}`);
      await page.locator(HIDDEN_PARTS).evaluateAll(emptyAll);
    }
    opened.storyId = id;
    // Longer than a wait within the story, so that a failing story reports its own error.
    await page.waitForFunction(isFinished, id, { timeout: waiting.LONG_WAIT_MS });
    return opened;
  }

  async open() {
    const page = await this.context.newPage();
    page.setDefaultTimeout(waiting.WAIT_MS);
    this.opened = { page, console: browserLib.watch(page), storyId: '', look: LIGHT };
    await page.addInitScript({ content: axe.axeSource + WITHOUT_HIGHLIGHTS });
    return this.opened;
  }

  /**
   * Opens a story and returns its problems by look. A page with a problem is not used again.
   * @param {Story} story
   */
  async check(story) {
    /** @type {Map<string, string[]>} */
    const problemsByLook = new Map([...CHECKS.keys()].map((look) => [look, []]));
    let current = LIGHT;
    const report = (/** @type {string[]} */ ...problems) =>
      problemsByLook.get(current)?.push(...problems);
    try {
      const opened = await this.show(story);
      const { page, console: messages } = opened;
      for (const [look, violationsOf] of CHECKS) {
        current = look;
        await setLook(opened, look);
        if ((await page.locator('body.sb-show-main').count()) === 0) {
          report(`render: ${await page.locator('#error-message').innerText()}`);
        }
        report(...(await violationsOf(page)), ...messages.splice(0));
      }
      report(
        ...(await page.evaluate(forcedColors.findUnmarkedSelections, forcedColors.SELECTIONS)),
      );
    } catch (error) {
      report(String(error).split('\n')[0] ?? '');
    }
    if ([...problemsByLook.values()].some((problems) => problems.length > 0)) await this.close();
    return problemsByLook;
  }

  async close() {
    await this.opened?.page.close();
    this.opened = undefined;
  }
}

/** @param {string[]} tags */
const sizeFor = (tags) => SIZES[tags.includes('phone') ? 'phone' : 'desktop'];
