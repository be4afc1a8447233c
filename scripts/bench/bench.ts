import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare';
import { machine, PARTS, type Figure, type Part, type Report } from './figures';
import { serveFloor } from './floor/serveFloor';
import { measureNetwork } from './network';
import { measurePageLoads } from './pageLoads';
import { changesTable, figuresMarkdown, figuresTable } from './reportTables';
import { measureHeap, measureRoutes } from './routes';
import { measureWorking } from './working';
import { launchBrowser, notLongerThan, serveProduct, type Product } from './world';

// `npm run bench`: how quick the built product is in a browser on this machine. The figures mean
// something where nothing else runs meanwhile; no test asserts them.

const DEFAULT_FILE = '.cache/bench.json';

const say = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => process.stderr.write(`${text}\n`);

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [...PARTS] },
      rounds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '30' },
      out: { type: 'string', default: DEFAULT_FILE },
      compare: { type: 'string' },
      // Tells of an earlier report instead of measuring.
      show: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.flatMap((word) => word.split(',')).map(partOf);
  return { ...values, parts, rounds: Number(values.rounds), minutes: Number(values.minutes) };
}

function partOf(word: string): Part {
  const part = PARTS.find((one) => one === word);
  if (!part) throw new Error(`--only takes ${PARTS.join(', ')}; not ${word}`);
  return part;
}

async function main() {
  const { out, show, compare: other, markdown, ...how } = options();
  const before = other === undefined ? null : readReport(other);
  const report = show === undefined ? await measured(how) : readReport(show);
  say(markdown ? figuresMarkdown(report) : figuresTable(report));
  if (before) say(`\n${changesTable(before, compare(before, report))}`);
  if (show !== undefined) return;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`);
  progress(`Written to ${out}`);
}

interface How {
  parts: Part[];
  rounds: number;
  minutes: number;
}

async function measured({ parts, rounds, minutes }: How): Promise<Report> {
  notLongerThan(minutes);
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const wanted = (...some: Part[]) => some.some((part) => parts.includes(part));
  const on = async (scale: 'demo' | 'large', work: (product: Product) => Promise<void>) => {
    const product = await serveProduct(scale);
    await work(product).finally(product.stop);
  };

  try {
    if (wanted('login', 'dashboard', 'returning', 'network')) {
      await on('demo', async (product) => {
        const floor = await serveFloor();
        const places = { browser, product: product.address, floor: floor.address };
        figures.push(...(await measurePageLoads(places, parts, rounds, progress)));
        await floor.stop();
        if (wanted('network')) figures.push(...(await measureNetwork(browser, product)));
      });
    }
    if (wanted('working', 'heap')) {
      progress('Making a thousand companies');
      await on('large', async (product) => {
        if (wanted('working')) {
          figures.push(...(await measureWorking(browser, product, progress)));
          progress('From page to page');
          figures.push(...(await measureRoutes(browser, product)));
        }
        progress('Memory, from page to page');
        if (wanted('heap')) figures.push(...(await measureHeap(browser, product)));
      });
    }
  } finally {
    await browser.close();
  }

  return {
    at: new Date().toISOString(),
    machine: machine(browser.version()),
    figures,
  };
}

const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
