import type { Page } from 'playwright-core';
import { paths } from '../../../src/shared/routing/paths';
import {
  button,
  chooseComplete,
  alternating,
  press,
  selector,
  SETTLE_MS,
  typing,
  waitUntilSaved,
  type Step,
} from './steps';

/** A page with much data, and the interactions that are measured on it. */
export interface Scene {
  url: string;
  /** Resolves once the page is ready for the first step. */
  ready: (page: Page) => Promise<unknown>;
  steps: Step[];
}

/** Repetitions of each step. */
export const REPETITIONS = 8;

export const scenes = (activityId: string): Scene[] => [
  {
    url: paths.dashboard(),
    ready: (page) => page.getByRole('application').locator('svg').waitFor(),
    steps: [
      {
        name: 'company selector opened, closed',
        act: alternating((page) => selector(page).click(), press('Escape')),
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
        act: alternating(press('ArrowDown'), press('ArrowDown'), press('Enter')),
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
    steps: [typing('typing in the search of companies', 'Search companies', 'blue bak')],
  },
  {
    url: paths.collaboratorsManagement(),
    ready: (page) => page.getByLabel('Search people and companies').waitFor(),
    steps: [typing('typing in the search of people', 'Search people and companies', 'operatio')],
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
        after: waitUntilSaved,
      },
      typing('typing in the completed actions', 'Search completed actions', 'integrat'),
      {
        ...typing('typing while an answer is saved', 'Search completed actions', 'integrat'),
        // The save is sent during the typing.
        before: async (page) => {
          await page.getByRole('spinbutton').nth(1).fill('12');
          await page.getByLabel('Search completed actions').focus();
        },
      },
      {
        name: 'process index opened, closed',
        act: alternating((page) => button(page, 'Process index').click(), press('Escape')),
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
        act: alternating(press('+'), press('-')),
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
