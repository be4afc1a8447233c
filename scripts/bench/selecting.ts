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
/** The panel's own rendering and requests end within this time. */
const SETTLE_MS = 2_000;

declare global {
  interface Window {
    /** When the worker computed, in ms since the page was requested. */
    __run?: { from: number; to: number };
  }
}

/** Measures key presses in the panel _Fill to a budget_ while the worker selects from 5,000 actions. */
export async function measureSelecting(browser: Browser, address: string) {
  const { page } = await administratorAt(browser, address);
  await page.addInitScript(giveWorkerCandidates, generateCandidates(MANY_CANDIDATES));
  const selections: number[] = [];
  const keys: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const { from, to } = await selectWhileTyping(page);
    selections.push(to - from);
    for (const { startTime, duration } of await interactionsOf(page))
      if (startTime >= from && startTime <= to) keys.push(duration);
  }
  await page.context().close();
  return {
    'Typing during a selection': [
      ms('selection of 5,000 actions', Math.max(...selections), 300),
      ms('typing during the selection', Math.max(SHORTEST_MS, ...keys), 50),
    ],
  };
}

/** Runs in the page: the worker gets these candidates in place of the company's, and its first times are recorded. */
function giveWorkerCandidates(candidates: Candidate[]) {
  window.Worker = class extends Worker {
    override postMessage(task: { candidates?: unknown }) {
      const run = { from: performance.now(), to: Infinity };
      window.__run ??= run;
      this.addEventListener('message', () => (run.to = performance.now()));
      super.postMessage({ ...task, candidates });
    }
  };
}

/** When the worker computed. */
async function selectWhileTyping(page: Page): Promise<{ from: number; to: number }> {
  await page.goto(paths.plan());
  await page.getByRole('button', { name: 'Fill to a budget' }).click();
  const budget = page.getByRole('textbox', { name: 'Budget in $M' });
  await budget.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await budget.fill('50');
  await page.waitForFunction(() => window.__run);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const finished = await page.waitForFunction(() =>
    window.__run && window.__run.to !== Infinity ? window.__run : null,
  );
  const run = await finished.jsonValue();
  if (!run) throw new Error('The worker did not finish');
  return run;
}
