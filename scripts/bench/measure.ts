import { machine, type Figure, type Part, type Report } from './report/figures';
import { serveFloor } from './floor/serveFloor';
import { measureNetwork } from './pageLoads/network';
import { measurePageLoads } from './pageLoads/pageLoads';
import { measurePortfolio } from './working/portfolio';
import { measureSelecting } from './working/selecting';
import { measureHeap, measureRoutes } from './working/routes';
import { measureWorking } from './working/working';
import { launchBrowser } from '../../e2e/browser';
import { exitAfter, serveProduct, type Product } from './browser/productAndBrowser';

export interface MeasureOptions {
  parts: readonly Part[];
  /** The number of loads of each page. */
  rounds: number;
  /** The process ends after this time. */
  minutes: number;
  progress: (text: string) => void;
}

/** Measures the given parts. A part that fails is reported and omitted; the exit code is then 1. */
export async function measure({
  parts,
  rounds,
  minutes,
  progress,
}: MeasureOptions): Promise<Report> {
  exitAfter(minutes);
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const isSelected = (...some: Part[]) => some.some((part) => parts.includes(part));
  const add = async (what: string, work: () => Promise<Figure[]>) => {
    progress(`${what} …`);
    try {
      figures.push(...(await work()));
    } catch (error) {
      console.error(`${what}: not measured.`, error);
      process.exitCode = 1;
    }
  };

  try {
    if (isSelected('login', 'dashboard', 'returning', 'network')) {
      await onProduct('demo', async (product) => {
        const addresses = { browser, product: product.address };
        await add('Page loads', () =>
          onFloor((floor) => measurePageLoads({ ...addresses, floor }, parts, rounds, progress)),
        );
        if (isSelected('network')) await add('Network', () => measureNetwork(browser, product));
      });
    }
    if (isSelected('selecting', 'working', 'portfolio', 'heap')) {
      progress('Generating 1,000 companies …');
      await onProduct('large', async (product) => {
        if (isSelected('selecting')) {
          await add('Typing during a selection', () => measureSelecting(browser, product));
        }
        if (isSelected('working')) {
          await add('Interactions', () => measureWorking(browser, product, progress));
          await add('Route changes', () => measureRoutes(browser, product));
        }
        if (isSelected('portfolio')) {
          await add('Portfolio', () => measurePortfolio(browser, product, rounds));
        }
        if (isSelected('heap')) {
          await add('Memory growth with route changes', () => measureHeap(browser, product));
        }
      });
    }
  } finally {
    await browser.close();
  }
  return { at: new Date().toISOString(), machine: machine(browser.version()), figures };
}

async function onProduct(scale: 'demo' | 'large', work: (product: Product) => Promise<void>) {
  const product = await serveProduct(scale);
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

async function onFloor<T>(work: (address: string) => Promise<T>): Promise<T> {
  const floor = await serveFloor();
  try {
    return await work(floor.address);
  } finally {
    await floor.stop();
  }
}
