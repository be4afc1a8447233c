import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetLines, type Measured } from './budgets';
import { allScriptBytes, loadPage, scriptBytes, type Load, type Script } from '../browser/loadPage';
import { displayNumber, table } from '../report/table';
import { launchBrowser } from '../../../e2e/browser';
import { newVisitor, exitAfter, serveProduct, cookiesOf } from '../browser/productAndBrowser';

// `npm run size`: measures in Chromium how many bytes of script the built app loads before it is usable.
// The network is slow, so that scripts that are loaded later also arrive later. Scripts that are loaded on demand are
// held until the page is usable or shows its figures, so that the bytes do not depend on the machine's speed.

const KIB = 1024;
const CONDITIONS = { cpu: 1, slowNetwork: true };
const MINUTES = 3;

const webFolder = path.resolve(__dirname, '../../../dist/web');

/** Text that only the code of the chart library contains. */
const CHART_LIBRARY = /composition\.view|g-canvas|"g2-/;

const containsChartLibrary = (script: Script): boolean =>
  script.path.startsWith('/assets/') &&
  CHART_LIBRARY.test(readFileSync(path.join(webFolder, script.path), 'utf8'));

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  exitAfter(MINUTES);
  const [product, browser] = await Promise.all([serveProduct('demo'), launchBrowser()]);
  try {
    const guest = await newVisitor(browser, product.address);
    const login = await loadPage(guest, {
      url: '/login',
      conditions: CONDITIONS,
      marks: ['usable'],
      holdScriptsUntil: 'usable',
    });
    const cookies = await cookiesOf(browser, product.address, 'editor@example.com');
    const editor = await newVisitor(browser, product.address, { cookies });
    const dashboard = await loadPage(editor, {
      url: '/',
      conditions: CONDITIONS,
      marks: ['figures', 'usable', 'chart'],
      holdScriptsUntil: 'figures',
    });
    const evolution = await loadPage(await newVisitor(browser, product.address, { cookies }), {
      url: '/evolution',
      conditions: CONDITIONS,
      marks: ['plot'],
    });
    report({ login, dashboard, evolution });
  } finally {
    await Promise.all([browser.close(), product.stop()]);
  }
}

function report({
  login,
  dashboard,
  evolution,
}: Record<'login' | 'dashboard' | 'evolution', Load>) {
  const sumOf = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const chunk = sumOf(evolution.scripts.filter(containsChartLibrary));
  const lines = budgetLines({
    login: scriptBytes(login, 'usable') / KIB,
    figures: scriptBytes(dashboard, 'figures') / KIB,
    chart: scriptBytes(dashboard, 'chart') / KIB,
    quiet: allScriptBytes(dashboard) / KIB,
    // 0 bytes would mean that the search for the library failed.
    chartChunk: chunk > 0 ? chunk / KIB : Number.NaN,
    requests: dashboard.requests.length,
  } satisfies Measured);

  say(
    table(
      ['', 'measured', 'limit', ''],
      lines.map(({ label, measured, limit, unit, isOver }) => [
        label,
        `${displayNumber(measured)} ${unit}`.trim(),
        `${limit} ${unit}`.trim(),
        isOver ? 'EXCEEDED' : 'ok',
      ]),
    ),
  );
  const exceeded = lines.filter(({ isOver }) => isOver);
  if (exceeded.length > 0) {
    say(`\nScripts and marks of the login, in order:\n${listed(login)}`);
    say(`\nScripts and marks of the dashboard, in order:\n${listed(dashboard)}`);
    process.exitCode = 1;
  }
  say(`\nSize: ${lines.length - exceeded.length} passed, ${exceeded.length} failed`);
}

/** The scripts and marks of a page load in the order of their times. */
function listed({ scripts, marks }: Load): string {
  const events = [
    ...scripts.map(({ path, bytes, arrived }) => ({
      at: arrived,
      label: `${path}  ${displayNumber(bytes / KIB)} KiB`,
    })),
    ...Object.entries(marks).map(([mark, at]) => ({ at, label: `── ${mark}` })),
  ];
  return events
    .sort((a, b) => a.at - b.at)
    .map(({ at, label }) => `${at.toFixed(0).padStart(7)} ms  ${label}`)
    .join('\n');
}

void main();
