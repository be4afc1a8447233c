import { machine, type Figure, type Part, type Report } from './report/figures';
import { serveFloor } from './floor/serveFloor';
import { measureNetwork } from './pageLoads/network';
import { measurePageLoads } from './pageLoads/pageLoads';
import { measureHeap, measureRoutes } from './working/routes';
import { measureWorking } from './working/working';
import { launchBrowser, notLongerThan, serveProduct, type Product } from './browser/world';

export interface How {
  parts: readonly Part[];
  /** How often each page is loaded. */
  rounds: number;
  /** After so many all is given up. */
  minutes: number;
  progress: (text: string) => void;
}

/** Measures what is asked for. A part that fails is told and left out; the others count. */
export async function measure({ parts, rounds, minutes, progress }: How): Promise<Report> {
  notLongerThan(minutes);
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const wanted = (...some: Part[]) => some.some((part) => parts.includes(part));
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
    if (wanted('login', 'dashboard', 'returning', 'network')) {
      await onProduct('demo', async (product) => {
        const places = { browser, product: product.address };
        await add('Page loads', () =>
          onFloor((floor) => measurePageLoads({ ...places, floor }, parts, rounds, progress)),
        );
        if (wanted('network')) await add('Network', () => measureNetwork(browser, product));
      });
    }
    if (wanted('working', 'heap')) {
      progress('Making a thousand companies …');
      await onProduct('large', async (product) => {
        if (wanted('working')) {
          await add('While working', () => measureWorking(browser, product, progress));
          await add('From page to page', () => measureRoutes(browser, product));
        }
        if (wanted('heap')) {
          await add('Memory, from page to page', () => measureHeap(browser, product));
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
  await work(product).finally(product.stop);
}

async function onFloor<T>(work: (address: string) => Promise<T>): Promise<T> {
  const floor = await serveFloor();
  return work(floor.address).finally(floor.stop);
}
