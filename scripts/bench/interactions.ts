import type { Browser, CDPSession, Page } from 'playwright-core';
import { largePlan } from '../../server/fixtures/plan/largePlan';
import { paths } from '../../src/shared/routing/paths';
import { administratorAt, interactionsOf, SHORTEST_MS } from './administrator';
import { ms, type Figure } from './report';
import { measureRoutes } from './routes';
import { slowDown } from './visitors';

type Act = (page: Page, time: number) => Promise<unknown>;

interface Step {
  name: string;
  url: string;
  /** The page is ready when the element with this selector of Playwright is visible. */
  ready: string;
  /** Is done next, and not measured. */
  before?: Act;
  /** Is repeated and measured; `time` counts from 0. */
  act: Act;
  /** The largest accepted time to the next paint, in ms, at a 4 × slower processor. */
  slowGoal?: number;
}

const REPETITIONS = 8;
const GOAL_MS = 100;
const SLOW_GOAL_MS = 200;
/** Redrawing the chart may take longer. */
const SLOW_CHART_GOAL_MS = 320;
/** For a step's paint and the work that follows it, at full speed. */
const SETTLE_MS = 250;

const click =
  (selector: string): Act =>
  (page) =>
    page.click(selector);
/** Presses one of the keys in each repetition. */
const press =
  (...keys: string[]): Act =>
  (page, time) =>
    page.keyboard.press(keys[time % keys.length] ?? '');
/** Opens something in one repetition, and closes it in the next one. */
const openAndClose =
  (opener: string): Act =>
  (page, time) =>
    time % 2 === 0 ? page.click(opener) : page.keyboard.press('Escape');

const activityId = largePlan().model.activities.find((one) => one.impact_area === 1)?.id;
const actionUrl = paths.impactAreaAction({ area: '1', activityId });

const SELECTOR = 'role=combobox[name=/Company shown/]';
const SEARCH = 'role=textbox[name="Search companies"]';
const NEXT_ACTION = 'role=button[name=/Next action/]';
const AMOUNT = 'role=spinbutton >> nth=1';
const PROCESS_INDEX = 'role=button[name=/Process index/]';
const CHART = 'role=application';

const STEPS: Step[] = [
  {
    name: 'company selector opened, closed',
    url: paths.dashboard(),
    ready: SELECTOR,
    act: openAndClose(SELECTOR),
  },
  {
    name: 'dark, light',
    url: paths.dashboard(),
    ready: `${CHART} >> svg`,
    act: click('role=button[name=/^Switch to/]'),
  },
  {
    name: 'typing in the search of companies',
    url: paths.companiesManagement(),
    ready: SEARCH,
    before: click(SEARCH),
    act: press('b', 'l', 'u', 'e', ' ', 'b', 'a', 'k'),
  },
  { name: 'next action', url: actionUrl, ready: NEXT_ACTION, act: click(NEXT_ACTION) },
  {
    name: 'state chosen',
    url: actionUrl,
    ready: NEXT_ACTION,
    act: (page, time) => page.click(`role=radiogroup[name=/State/] >> text="${1 + time}"`),
  },
  {
    name: 'typing an amount',
    url: actionUrl,
    ready: AMOUNT,
    before: (page) => page.fill(AMOUNT, ''),
    act: press('1'),
  },
  {
    name: 'process index opened, closed',
    url: actionUrl,
    ready: PROCESS_INDEX,
    act: openAndClose(PROCESS_INDEX),
  },
  {
    name: 'tab of the overview',
    url: paths.companyOverview(),
    ready: 'role=tab >> nth=1',
    act: (page, time) => page.click(`role=tab >> nth=${(time + 1) % 5}`),
  },
  {
    name: 'chart zoomed',
    url: paths.evolution(),
    ready: `${CHART} >> canvas`,
    before: (page) => page.focus(CHART),
    act: press('+', '-'),
    slowGoal: SLOW_CHART_GOAL_MS,
  },
  {
    name: 'series switched',
    url: paths.evolution(),
    ready: `${CHART} >> canvas`,
    before: click('role=button[name=/Series/]'),
    act: click('role=menuitemcheckbox[name=/Revenue Growth/]'),
    slowGoal: SLOW_CHART_GOAL_MS,
  },
];

/** Measures common interactions and route changes. A figure of an interaction is its slowest time. */
export async function measureInteractions(browser: Browser, address: string) {
  const { page, cdp } = await administratorAt(browser, address);
  const figures: Figure[] = [];
  for (const step of STEPS) {
    const { name, slowGoal = SLOW_GOAL_MS } = step;
    figures.push(ms(name, await slowest(page, cdp, step, 1), GOAL_MS));
    figures.push(ms(`${name}, 4 × slower`, await slowest(page, cdp, step, 4), slowGoal));
  }
  await page.context().close();
  const routes = await measureRoutes(browser, address);
  return { 'Interactions with 1,000 companies': [...figures, ...routes] };
}

/** Opens the page of a step, and returns the longest time from its interactions to the next paint. */
async function slowest(page: Page, cdp: CDPSession, step: Step, rate: number): Promise<number> {
  await page.goto(step.url);
  await page.waitForSelector(step.ready);
  await page.waitForLoadState('networkidle');
  await step.before?.(page, 0);
  await slowDown(cdp, rate);
  const began = await page.evaluate(() => performance.now());
  for (let time = 0; time < REPETITIONS; time++) {
    await step.act(page, time);
    await page.waitForTimeout(SETTLE_MS * rate);
  }
  const interactions = await interactionsOf(page);
  const own = interactions.filter(({ startTime }) => startTime >= began);
  await slowDown(cdp, 1);
  return Math.max(SHORTEST_MS, ...own.map(({ duration }) => duration));
}
