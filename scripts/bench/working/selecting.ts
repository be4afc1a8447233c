import type { Browser, Page } from 'playwright-core';
import {
  generateCandidates,
  MANY_CANDIDATES,
} from '../../../contract/priorities/selection.candidates';
import type { Candidate } from '../../../contract/priorities/selection';
import { paths } from '../../../src/shared/routing/paths';
import { notesOf, stopLookingForMarks } from '../browser/noted';
import type { Product } from '../browser/productAndBrowser';
import { figure, type Figure } from '../report/figures';
import { SETTLE_MS } from './steps';
import { administratorAt, SHORTEST_MS } from './working';

const TIMES = 4;
const TYPING_GOAL_MS = 50;
const SELECTION_GOAL_MS = 300;
/** In $M. */
const BUDGET = '50';
/** Key presses that last longer than the selection. */
const KEYS = 40;
const BETWEEN_KEYS_MS = 4;
/** The result is rendered and the dialog closes within this time. */
const SHOWING_MS = 200;

/** The time in which the worker computed, in ms since the page was requested. */
interface Run {
  from: number;
  to: number;
}

declare global {
  interface Window {
    __runs: Run[];
  }
}

/** Measures key presses in the dialog _Fill to a budget_ while the worker selects from 5,000 actions, and then. */
export async function measureSelecting(browser: Browser, product: Product): Promise<Figure[]> {
  const { page } = await administratorAt(browser, product);
  await page.addInitScript(giveWorkersCandidates, generateCandidates(MANY_CANDIDATES));
  const selections: number[] = [];
  const during: number[] = [];
  const after: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await selectWhileTyping(page);
    const [run] = await page.evaluate(() => window.__runs);
    if (!run) throw new Error('The worker did not select.');
    selections.push(run.to - run.from);
    const { interactions } = await notesOf(page);
    for (const { startTime, ms } of interactions) {
      if (startTime < run.from || startTime > run.to + SHOWING_MS) continue;
      (startTime > run.to ? after : during).push(Math.max(SHORTEST_MS, ms));
    }
  }
  await page.context().close();
  const of = `of ${MANY_CANDIDATES.toLocaleString('en')} actions`;
  return [
    longest(`selection ${of}`, selections, SELECTION_GOAL_MS),
    longest('typing during the selection', during, TYPING_GOAL_MS),
    longest('typing while its result is rendered', after),
  ];
}

function longest(name: string, samples: number[], goal?: number): Figure {
  return figure('selecting', name, 'ms', samples, {
    value: Math.max(...samples),
    ...(goal !== undefined && { goal }),
  });
}

/** Runs in the page: the worker gets these candidates in place of the company's, and its times are recorded. */
function giveWorkersCandidates(candidates: Candidate[]) {
  window.__runs = [];
  window.Worker = class extends Worker {
    override postMessage(task: { candidates?: unknown }) {
      const run = { from: performance.now(), to: Infinity };
      window.__runs.push(run);
      this.addEventListener('message', () => (run.to = performance.now()));
      super.postMessage({ ...task, candidates });
    }
  };
}

async function selectWhileTyping(page: Page) {
  await page.goto(paths.plan());
  await stopLookingForMarks(page);
  await page.getByRole('button', { name: 'Fill to a budget' }).click();
  const dialog = page.getByRole('dialog');
  const budget = dialog.getByLabel('Budget in $M');
  await budget.fill(BUDGET);
  // The dialog's own rendering and requests end before the measurement.
  await page.waitForTimeout(SETTLE_MS);
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  await page.waitForFunction(() => window.__runs[0] && window.__runs[0].to !== Infinity);
}
