import type { Browser, Page } from 'playwright-core';
import {
  generateCandidates,
  MANY_CANDIDATES,
} from '../../contract/priorities/selection.candidates';
import type { Candidate } from '../../contract/priorities/selection';
import { paths } from '../../src/shared/routing/paths';
import { administratorAt, interactionsOf, SHORTEST_MS } from './administrator';
import { ms } from './report';

const TIMES = 4;
/** Key presses that last longer than the selection. */
const KEYS = 40;
const BETWEEN_KEYS_MS = 4;
/** The dialog's own rendering and requests end within this time. */
const SETTLE_MS = 2_000;
/** The result is rendered and the dialog closes within this time. */
const SHOWING_MS = 200;

declare global {
  interface Window {
    /** When the worker computed, in ms since the page was requested. */
    __run: { from: number; to: number };
  }
}

/** Measures key presses in the dialog _Fill to a budget_ while the worker selects from 5,000 actions, and then. */
export async function measureSelecting(browser: Browser, address: string) {
  const { page } = await administratorAt(browser, address);
  await page.addInitScript(giveWorkerCandidates, generateCandidates(MANY_CANDIDATES));
  const times = { selection: [] as number[], during: [] as number[], after: [] as number[] };
  for (let time = 0; time < TIMES; time++) {
    await selectWhileTyping(page);
    const { from, to } = await page.evaluate(() => window.__run);
    times.selection.push(to - from);
    for (const { startTime, duration } of await interactionsOf(page)) {
      if (startTime < from || startTime > to + SHOWING_MS) continue;
      (startTime > to ? times.after : times.during).push(duration);
    }
  }
  await page.context().close();
  const { selection, during, after } = times;
  return {
    'Typing during a selection': [
      ms('selection of 5,000 actions', Math.max(...selection), 300),
      ms('typing during the selection', Math.max(SHORTEST_MS, ...during), 50),
      ms('typing while its result is rendered', Math.max(SHORTEST_MS, ...after)),
    ],
  };
}

/** Runs in the page: the worker gets these candidates in place of the company's, and its times are recorded. */
function giveWorkerCandidates(candidates: Candidate[]) {
  window.Worker = class extends Worker {
    override postMessage(task: { candidates?: unknown }) {
      window.__run = { from: performance.now(), to: Infinity };
      this.addEventListener('message', () => (window.__run.to = performance.now()));
      super.postMessage({ ...task, candidates });
    }
  };
}

async function selectWhileTyping(page: Page) {
  await page.goto(paths.plan());
  await page.getByRole('button', { name: 'Fill to a budget' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Budget in $M').fill('50');
  await page.waitForTimeout(SETTLE_MS);
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  await page.waitForFunction(() => window.__run.to !== Infinity);
}
