import type { Page } from 'playwright-core';
import { paths } from '../../src/shared/routing/paths';

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

/** A page with much on it, and what people do there. */
export interface Scene {
  url: string;
  /** Until this can be seen nothing is done. */
  ready: (page: Page) => Promise<unknown>;
  steps: Step[];
}

/** The company whose five thousand actions are all answered. */
const COMPLETE_COMPANY = 'Blue Bakeries';

/** How often each step is done. */
export const TIMES = 8;

const SETTLE_MS = 2_000;
/** What was scrolled to is drawn. */
const SCROLLED_MS = 200;

/** Until what was edited is saved, and the figures that follow from it are there. */
const saved = async (page: Page) => {
  await page.getByText(/^Saved \d/).waitFor();
  await page.waitForTimeout(SETTLE_MS);
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const selector = (page: Page) => page.getByLabel('Company shown');

/** Types a letter at a time. */
const typing = (name: string, label: string, text: string): Step => ({
  name,
  before: (page) => page.getByLabel(label).focus(),
  act: (page, time) => page.keyboard.press(text[time % text.length] ?? 'e'),
  after: (page) => page.getByLabel(label).fill(''),
});

/** Does one thing, then the other that takes it back, and so on. */
const inTurns = (...acts: ((page: Page) => Promise<unknown>)[]): Step['act'] => {
  return (page, time) => acts[time % acts.length]?.(page) ?? Promise.resolve();
};

/** Turns a list's page, at its end. */
const nextPage = (name: string): Step => ({
  name,
  reach: async (page) => {
    await page.getByTitle('Next Page').scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_MS);
  },
  act: (page) => page.getByTitle('Next Page').click(),
});

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Shows the company with the most to show. */
export async function chooseComplete(page: Page) {
  await selector(page).fill(COMPLETE_COMPANY);
  await page.locator('.ant-select-item-option').getByText(COMPLETE_COMPANY).first().click();
  await page.locator('header').getByTitle(COMPLETE_COMPANY).waitFor();
}

export const scenes = (activityId: string): Scene[] => [
  {
    url: paths.dashboard(),
    ready: (page) => page.getByRole('application').locator('canvas').waitFor(),
    steps: [
      {
        name: 'company selector opened, closed',
        act: inTurns((page) => selector(page).click(), press('Escape')),
      },
      {
        ...typing('typing in the company selector', 'Company shown', 'blue bak'),
        after: async (page) => {
          await selector(page).fill('');
          await page.keyboard.press('Escape');
        },
      },
      {
        name: 'another company chosen',
        before: (page) => selector(page).focus(),
        act: inTurns(press('ArrowDown'), press('ArrowDown'), press('Enter')),
        after: async (page) => {
          await page.keyboard.press('Escape');
          await chooseComplete(page);
          await page.waitForTimeout(SETTLE_MS);
        },
      },
      { name: 'dark, light', act: (page) => button(page, /^Switch to/).click() },
    ],
  },
  {
    url: paths.companiesManagement(),
    ready: (page) => page.getByLabel('Search companies').waitFor(),
    steps: [
      typing('typing in the search of companies', 'Search companies', 'blue bak'),
      nextPage('next page of companies'),
    ],
  },
  {
    url: paths.collaboratorsManagement(),
    ready: (page) => page.getByLabel('Search people and companies').waitFor(),
    steps: [
      typing('typing in the search of people', 'Search people and companies', 'operatio'),
      nextPage('next page of people'),
    ],
  },
  {
    url: paths.workspacesManagement(),
    ready: (page) => page.getByLabel('Search workspaces').waitFor(),
    steps: [typing('typing in the search of workspaces', 'Search workspaces', 'blue bak')],
  },
  {
    url: paths.impactAreaAction({ area: '1', activityId }),
    ready: (page) => button(page, 'Next action').waitFor(),
    steps: [
      {
        name: 'next action',
        act: (page) => button(page, 'Next action').click(),
      },
      {
        name: 'state chosen',
        act: (page, time) =>
          page
            .getByRole('radiogroup', { name: 'State of the activity' })
            .getByText(String(1 + (time % 8)), { exact: true })
            .click(),
      },
      {
        name: 'typing an amount',
        before: (page) => page.getByRole('spinbutton').nth(1).fill(''),
        act: press('1'),
        after: saved,
      },
      typing('typing in the completed actions', 'Search completed actions', 'integrat'),
      {
        ...typing('typing while an answer is saved', 'Search completed actions', 'integrat'),
        // It is sent while the letters are typed.
        before: async (page) => {
          await page.getByRole('spinbutton').nth(1).fill('12');
          await page.getByLabel('Search completed actions').focus();
        },
      },
      {
        name: 'process index opened, closed',
        act: inTurns((page) => button(page, 'Process index').click(), press('Escape')),
      },
      {
        ...typing('typing in the process index', 'Search of actions', 'integrat'),
        before: async (page) => {
          await button(page, 'Process index').click();
          await page.getByLabel('Search of actions').focus();
        },
        after: press('Escape'),
      },
    ],
  },
  {
    url: paths.companyOverview(),
    ready: (page) => page.getByRole('tab').nth(1).waitFor(),
    steps: [
      {
        name: 'tab of the overview',
        act: (page, time) =>
          page
            .getByRole('tab')
            .nth((time + 1) % 5)
            .click(),
      },
    ],
  },
  {
    url: paths.evolution(),
    ready: (page) => page.getByRole('application').locator('canvas').waitFor(),
    steps: [
      {
        name: 'chart zoomed',
        drawsChart: true,
        before: (page) => page.getByRole('application').focus(),
        act: inTurns(press('+'), press('-')),
      },
      {
        name: 'series switched',
        drawsChart: true,
        before: (page) => button(page, 'Series').click(),
        act: (page) => page.getByRole('menuitemcheckbox', { name: 'Revenue Growth' }).click(),
        after: press('Escape'),
      },
      {
        name: 'chart as table, as chart',
        drawsChart: true,
        act: (page) => button(page, /^Show as/).click(),
      },
    ],
  },
  {
    url: paths.help(),
    ready: (page) => page.getByLabel('Search the help articles').waitFor(),
    steps: [typing('typing in the help', 'Search the help articles', 'workspac')],
  },
];
