import type { Page } from 'playwright-core';

/** An interaction that is repeated; each repetition is measured. */
export interface Step {
  name: string;
  /** Prepares the step; not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs before each repetition, for example to scroll to a button; not measured. */
  reach?: (page: Page) => Promise<unknown>;
  act: (page: Page, time: number) => Promise<unknown>;
  /** Restores the state that the next step expects; not measured. */
  after?: (page: Page) => Promise<unknown>;
  /** The step redraws the chart, so its time limit is longer. */
  drawsChart?: true;
}

/** A company with an answer to every action. */
const COMPLETE_COMPANY = 'Blue Bakeries';

export const SETTLE_MS = 2_000;

/** Waits until the edit is saved and the figures that depend on it are shown. */
export const waitUntilSaved = async (page: Page) => {
  await page.getByText(/^Saved \d/).waitFor();
  await page.waitForTimeout(SETTLE_MS);
};

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
export const selector = (page: Page) => page.getByLabel('Company shown');

/** Types one character in each repetition. */
export const typing = (name: string, label: string, text: string): Step => ({
  name,
  before: (page) => page.getByLabel(label).focus(),
  act: (page, time) => page.keyboard.press(text[time % text.length] ?? 'e'),
  after: (page) => page.getByLabel(label).fill(''),
});

/** Does one action in each repetition, in turn, for example opening and closing. */
export const alternating = (...acts: ((page: Page) => Promise<unknown>)[]): Step['act'] => {
  return (page, time) => acts[time % acts.length]?.(page) ?? Promise.resolve();
};

export const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Selects the company with an answer to every action. */
export async function chooseComplete(page: Page) {
  await selector(page).fill(COMPLETE_COMPANY);
  await page.locator('.ant-select-item-option').getByText(COMPLETE_COMPANY).first().click();
  await page.locator('header').getByTitle(COMPLETE_COMPANY).waitFor();
}
