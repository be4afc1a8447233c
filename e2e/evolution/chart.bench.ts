import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { signIn } from '../harness';
import { startProduct } from '../product/startProduct';
import { metricsOf, mountCharts } from './mountedCharts';

// `npm run bench:chart` measures the time of one step of the evolution chart and looks for memory
// leaks. No test asserts these figures, because they depend on the other load of the machine.

const STEPS = 16;
/** Upper bound for the frame of one step and the work that follows it, in ms. */
const WITHIN = { 1: 250, 4: 900 } as const;
const MOUNTS = 50;
/**
 * The first mounts fill the caches of the browser and of the chart library, so they are not
 * measured.
 */
const WARM_UP = 100;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  try {
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, 'admin@example.com');
    await measureSteps(page, 1);
    await measureSteps(page, 4);
    await measureHeap(page);
  } finally {
    await Promise.all([browser.close(), product.stop()]);
  }
}

/** Measures the main-thread time of one zoom step, and of switching one series off or on. */
async function measureSteps(page: Page, rate: 1 | 4) {
  await page.goto('/evolution');
  const chart = page.getByRole('application');
  await chart.locator('canvas').waitFor();
  const { cdp, read } = await metricsOf(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });

  const costsOf = async (step: (index: number) => Promise<unknown>) => {
    const costs: number[] = [];
    for (let index = 0; index < STEPS; index++) {
      const before = await read('TaskDuration');
      await step(index);
      await page.waitForTimeout(WITHIN[rate]);
      costs.push(((await read('TaskDuration')) - before) * 1000);
    }
    return costs.sort((a, b) => a - b);
  };

  await chart.focus();
  await page.waitForTimeout(1000);
  const idle = quantile(await costsOf(() => Promise.resolve()), 0.5);
  const zoom = await costsOf((index) => page.keyboard.press(index % 2 ? '-' : '+'));
  await page.getByRole('button', { name: 'Series' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Revenue Growth' });
  const toggle = await costsOf(() => item.evaluate((element: HTMLElement) => element.click()));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  print(
    `At ${rate} times the time, ms of main thread a step (a quarter, half, nine tenths of steps):`,
  );
  for (const [name, costs] of Object.entries({ zoom, toggle })) {
    const shares = [0.25, 0.5, 0.9].map((share) => (quantile(costs, share) - idle).toFixed(0));
    print(`  ${name.padEnd(6)} ${shares.join(' · ')}`);
  }
  print(`  idle   ${idle.toFixed(0)} in ${WITHIN[rate]}, taken off`);
}

/** A quantile of the costs; `sorted` is in ascending order. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

async function measureHeap(page: Page) {
  await page.goto('/impact-areas');
  const { read, collectGarbage } = await metricsOf(page);
  const sizes: number[] = [];
  await mountCharts(page, WARM_UP + MOUNTS, async () => {
    await collectGarbage();
    sizes.push(await read('JSHeapUsedSize'));
  });
  const slope = slopeOf(sizes.slice(WARM_UP));
  print(`Heap: ${(slope / 1000).toFixed(1)} kB a mount over ${MOUNTS} mounts`);
}

/** Linear regression by least squares. */
function slopeOf(sizes: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const xs = sizes.map((_, index) => index);
  const [x0, y0] = [mean(xs), mean(sizes)];
  const along = sizes.reduce((sum, y, x) => sum + (x - x0) * (y - y0), 0);
  return along / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

void main();
