import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../../e2e/browser';
import { BUDGETS } from './budgets';
import { loadPage, scriptSize, type PageLoad, type Script } from './loadPage';
import { isExceeded, table, type Figure } from './report';
import { newVisitor, onProduct } from './visitors';

// `npm run size`: measures in Chromium how many bytes of script the built app loads before it is usable.
// The network is slow, so that scripts that are loaded later also arrive later. Scripts that are loaded on demand are
// held until the page is usable or shows its figures, so that the bytes do not depend on the machine's speed.

const CONDITIONS = { cpu: 1, slowNetwork: true };
const EDITOR = 'editor@example.com';

const webFolder = path.resolve(__dirname, '../../dist/web');

/** Text that only the code of the chart library contains. */
const CHART_LIBRARY = /composition\.view|g-canvas|"g2-/;

const containsChartLibrary = (script: Script): boolean =>
  script.path.startsWith('/assets/') &&
  CHART_LIBRARY.test(readFileSync(path.join(webFolder, script.path), 'utf8'));

const js = (name: string, value: number, goal: number): Figure => ({
  name: `JS ${name}`,
  unit: 'KiB',
  value,
  goal,
});

async function measure(address: string): Promise<void> {
  const browser = await launchBrowser();
  const load = async (pageLoad: Omit<PageLoad, 'conditions'>, email?: string) =>
    loadPage(await newVisitor(browser, address, email), { ...pageLoad, conditions: CONDITIONS });
  const login = await load({ url: '/login', marks: ['usable'], holdScriptsUntil: 'usable' });
  const dashboard = await load(
    { url: '/', marks: ['figures', 'usable', 'chart'], holdScriptsUntil: 'figures' },
    EDITOR,
  );
  const evolution = await load({ url: '/evolution', marks: ['chart'] }, EDITOR);
  await browser.close();

  const librarySize = scriptSize({
    ...evolution,
    scripts: evolution.scripts.filter(containsChartLibrary),
  });
  const { requests } = dashboard;
  const figures: Figure[] = [
    js('until the login form is usable', scriptSize(login, 'usable'), BUDGETS.loginUsable),
    js(
      'until the dashboard shows its figures',
      scriptSize(dashboard, 'figures'),
      BUDGETS.dashboardFigures,
    ),
    js('until the first chart is visible', scriptSize(dashboard, 'chart'), BUDGETS.dashboardChart),
    js('of the dashboard until it is idle', scriptSize(dashboard), BUDGETS.dashboardIdle),
    // 0 would mean that the search for the library failed.
    js('that draws the chart, @ant-design/plots', librarySize || Number.NaN, BUDGETS.chartLibrary),
    { name: 'requests of the dashboard', unit: '', value: requests, goal: BUDGETS.requests },
  ];
  console.log(table(figures));
  if (!figures.some(isExceeded)) return;
  console.log('The scripts of login and dashboard, in the order of their requests:');
  console.table(login.scripts);
  console.table(dashboard.scripts);
  process.exitCode = 1;
}

void onProduct('demo', measure);
