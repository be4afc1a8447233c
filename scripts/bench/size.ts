import { budgetLines, type Spent } from './budgets';
import { drawsCharts } from './chartScripts';
import { allScriptBytes, loadPage, scriptBytes, type Load, type Script } from './loadPage';
import { shown, table } from './table';
import { launchBrowser, newVisitor, notLongerThan, serveProduct, signedIn } from './world';

// `npm run size`: what passes over the line before a person can begin, by the built app in a browser.
// The line is slow so that what comes later does come later; the bytes are the same on any machine.

const KIB = 1024;
const CONDITIONS = { cpu: 1, slowLine: true };
const MINUTES = 3;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  notLongerThan(MINUTES);
  const [product, browser] = await Promise.all([serveProduct('demo'), launchBrowser()]);
  try {
    const guest = await newVisitor(browser, product.address);
    const login = await loadPage(guest, {
      url: '/login',
      conditions: CONDITIONS,
      marks: ['usable'],
    });
    const cookies = await signedIn(browser, product.address, 'editor@example.com');
    const editor = await newVisitor(browser, product.address, { cookies });
    const dashboard = await loadPage(editor, {
      url: '/',
      conditions: CONDITIONS,
      marks: ['figures', 'usable', 'chart'],
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
  const chunk = sumOf(evolution.scripts.filter(drawsCharts));
  const lines = budgetLines({
    login: scriptBytes(login, 'usable') / KIB,
    figures: scriptBytes(dashboard, 'figures') / KIB,
    chart: scriptBytes(dashboard, 'chart') / KIB,
    quiet: allScriptBytes(dashboard) / KIB,
    // None at all would mean that it was looked for in vain.
    chartChunk: chunk > 0 ? chunk / KIB : Number.NaN,
    requests: dashboard.requests.length,
  } satisfies Spent);

  say(
    table(
      ['', 'is', 'at most', ''],
      lines.map(({ says, spent, limit, unit, isOver }) => [
        says,
        `${shown(spent)} ${unit}`.trim(),
        `${limit} ${unit}`.trim(),
        isOver ? 'TOO MUCH' : 'ok',
      ]),
    ),
  );
  const tooMuch = lines.filter(({ isOver }) => isOver);
  if (tooMuch.length > 0) {
    say(`\nThe login loads, in order:\n${listed(login)}`);
    say(`\nThe dashboard loads, in order:\n${listed(dashboard)}`);
    process.exitCode = 1;
  }
  say(`\nSize: ${lines.length - tooMuch.length} passed, ${tooMuch.length} failed`);
}

/** A page's scripts and when each had come, with the moments that count between them. */
function listed({ scripts, marks }: Load): string {
  const events = [
    ...scripts.map(({ path, bytes, arrived }) => ({
      at: arrived,
      says: `${path}  ${shown(bytes / KIB)} KiB`,
    })),
    ...Object.entries(marks).map(([mark, at]) => ({ at, says: `── ${mark}` })),
  ];
  return events
    .sort((a, b) => a.at - b.at)
    .map(({ at, says }) => `${at.toFixed(0).padStart(7)} ms  ${says}`)
    .join('\n');
}

void main();
