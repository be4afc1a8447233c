import type { Page } from 'playwright-core';

/** Something a person does again and again; each time is measured. */
export interface Step {
  name: string;
  /** Brings what the step needs; not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** Goes to where it is done, as a person is by then; each time, not measured. */
  reach?: (page: Page) => Promise<unknown>;
  act: (page: Page, time: number) => Promise<unknown>;
  /** Puts back what the next step starts from; not measured. */
  after?: (page: Page) => Promise<unknown>;
  /** Draws the chart anew, for which more time is given. */
  drawsChart?: true;
}

/** The company whose five thousand actions are all answered. */
const COMPLETE_COMPANY = 'Blue Bakeries';

export const SETTLE_MS = 2_000;
/** What was scrolled to is drawn. */
const SCROLLED_MS = 200;

/** Until what was edited is saved, and the figures that follow from it are there. */
export const saved = async (page: Page) => {
  await page.getByText(/^Saved \d/).waitFor();
  await page.waitForTimeout(SETTLE_MS);
};

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
export const selector = (page: Page) => page.getByLabel('Company shown');

/** Types a letter at a time. */
export const typing = (name: string, label: string, text: string): Step => ({
  name,
  before: (page) => page.getByLabel(label).focus(),
  act: (page, time) => page.keyboard.press(text[time % text.length] ?? 'e'),
  after: (page) => page.getByLabel(label).fill(''),
});

/** Does one thing, then the other that takes it back, and so on. */
export const inTurns = (...acts: ((page: Page) => Promise<unknown>)[]): Step['act'] => {
  return (page, time) => acts[time % acts.length]?.(page) ?? Promise.resolve();
};

/** Turns a list's page, at its end. */
export const nextPage = (name: string): Step => ({
  name,
  reach: async (page) => {
    await page.getByTitle('Next Page').evaluate((button) => button.scrollIntoView());
    await page.waitForTimeout(SCROLLED_MS);
  },
  act: (page) => page.getByTitle('Next Page').click(),
});

export const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Shows the company with the most to show. */
export async function chooseComplete(page: Page) {
  await selector(page).fill(COMPLETE_COMPANY);
  await page.locator('.ant-select-item-option').getByText(COMPLETE_COMPANY).first().click();
  await page.locator('header').getByTitle(COMPLETE_COMPANY).waitFor();
}
