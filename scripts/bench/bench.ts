import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/browser';
import { measureInteractions } from './interactions';
import { measurePageLoads } from './pageLoads';
import { measurePortfolio } from './portfolio';
import { table, type Figure } from './report';
import { measureMemory } from './routes';
import { measureSelecting } from './selecting';
import { onProduct } from './visitors';

// `npm run bench`: measures the built product's speed in Chromium, and prints the tables of docs/performance.md. The
// figures are only meaningful on a machine that runs nothing else; no test depends on them.

/** Returns tables by their headings. */
type Measure = (
  browser: Browser,
  address: string,
  rounds: number,
) => Promise<Record<string, Figure[]>>;

const PARTS: Record<string, Measure> = {
  pages: measurePageLoads,
  interactions: measureInteractions,
  selecting: measureSelecting,
  portfolio: measurePortfolio,
  memory: measureMemory,
};

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join() },
      rounds: { type: 'string', default: '5' },
    },
  });
  const browser = await launchBrowser();
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, ` +
      `Chromium ${browser.version()}, ${values.rounds} rounds`,
  );
  for (const name of values.only.split(',')) {
    const measure = PARTS[name];
    if (!measure) throw new Error(`--only accepts ${Object.keys(PARTS).join()}, not ${name}`);
    await onProduct(measure === measurePageLoads ? 'demo' : 'large', async (address) => {
      const tables = await measure(browser, address, Number(values.rounds));
      for (const [heading, figures] of Object.entries(tables)) {
        console.log(`\n## ${heading}\n\n${table(figures)}`);
      }
    });
  }
  await browser.close();
}

void main();
