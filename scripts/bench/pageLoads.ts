import type { Browser } from 'playwright-core';
import { BUDGETS } from './budgets';
import { loadPage, scriptSize, type Load, type Mark, type PageLoad } from './loadPage';
import { median, type Figure } from './report';
import { onReactAlone } from './serveReactAlone';
import { CHEAP_PHONE, newVisitor } from './visitors';

const LOGIN: PageLoad = { url: '/login', conditions: CHEAP_PHONE, marks: ['usable'] };
const DASHBOARD: PageLoad = {
  url: '/',
  conditions: CHEAP_PHONE,
  marks: ['figures', 'usable', 'chart'],
};
const REACT_ALONE: PageLoad = { url: '/', conditions: CHEAP_PHONE, marks: ['usable', 'chart'] };

/** A figure that is read from a load. */
type Row = Omit<Figure, 'value' | 'floor'> & { measure: (load: Load) => number };

const js = (name: string, mark: Mark | undefined, goal?: number): Row => ({
  name: `JS until ${name}`,
  unit: 'KiB',
  measure: (load) => scriptSize(load, mark),
  goal,
});

/** React alone has no figures; its chart is compared with them. */
const moment = (name: string, mark: Mark, goalMultiple?: number): Row => ({
  name,
  unit: 'ms',
  measure: ({ marks }) => marks[mark] ?? marks.chart ?? Number.NaN,
  goalMultiple,
});

const paints = (goalMultiple: number): Row[] => [
  { name: 'FCP', unit: 'ms', measure: ({ fcp }) => fcp, goalMultiple },
  { name: 'LCP', unit: 'ms', measure: ({ lcp }) => lcp },
];

const costs = (goalMultiple: number): Row[] => [
  { name: 'blocking until idle', unit: 'ms', measure: blockingTime, goalMultiple },
  { name: 'layout shift', unit: '', measure: ({ shift }) => shift, goal: 0.02 },
  { name: 'heap after load', unit: 'MiB', measure: ({ heap }) => heap / 1024 / 1024, goal: 9 },
  { name: 'requests', unit: '', measure: ({ requests }) => requests, goal: BUDGETS.requests },
];

/** The total blocking time: the part of each long task beyond 50 ms. */
const blockingTime = ({ longTasks }: Load): number =>
  longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

const LOGIN_ROWS: Row[] = [
  js('controls answer', 'usable', BUDGETS.loginUsable),
  ...paints(0.5),
  moment('controls answer', 'usable'),
  ...costs(0.5),
];

const DASHBOARD_ROWS: Row[] = [
  js('names and scores', 'figures', BUDGETS.dashboardFigures),
  js('controls answer', 'usable'),
  js('first chart', 'chart', BUDGETS.dashboardChart),
  js('idle', undefined, BUDGETS.dashboardIdle),
  ...paints(1.3),
  moment('names and scores', 'figures'),
  moment('controls answer', 'usable', 2),
  moment('first chart', 'chart'),
  ...costs(2),
];

/** Loads the pages in turn, so that other work of the machine affects all of them equally. */
export async function measurePageLoads(browser: Browser, product: string, rounds: number) {
  const load = async (address: string, pageLoad: PageLoad, email?: string) =>
    loadPage(await newVisitor(browser, address, email), pageLoad);
  const loads = { reactAlone: [] as Load[], login: [] as Load[], dashboard: [] as Load[] };
  await onReactAlone(async (reactAlone) => {
    for (let round = 0; round < rounds; round++) {
      loads.reactAlone.push(await load(reactAlone, REACT_ALONE));
      loads.login.push(await load(product, LOGIN));
      loads.dashboard.push(await load(product, DASHBOARD, 'editor@example.com'));
    }
  });
  const figures = (rows: Row[], page: keyof typeof loads): Figure[] =>
    rows.map(({ measure, ...row }) => ({
      ...row,
      value: median(loads[page].map(measure)),
      floor: median(loads.reactAlone.map(measure)),
    }));
  return {
    'Login, first visit': figures(LOGIN_ROWS, 'login'),
    'Dashboard, first visit': figures(DASHBOARD_ROWS, 'dashboard'),
  };
}
