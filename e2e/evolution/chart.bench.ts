import type { Page } from 'playwright-core';
import { median, slope } from '../../scripts/bench/report';
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
/** The first mounts fill the caches of the browser and of the chart library, so they are not measured. */
const WARM_UP = 100;

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

  const medianCost = async (step: (index: number) => Promise<unknown>) => {
    const costs: number[] = [];
    for (let index = 0; index < STEPS; index++) {
      const before = await read('TaskDuration');
      await step(index);
      await page.waitForTimeout(WITHIN[rate]);
      costs.push(((await read('TaskDuration')) - before) * 1000);
    }
    return median(costs);
  };

  await chart.focus();
  await page.waitForTimeout(1000);
  const idle = await medianCost(() => Promise.resolve());
  const zoom = await medianCost((index) => page.keyboard.press(index % 2 ? '-' : '+'));
  await page.getByRole('button', { name: 'Series' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Revenue Growth' });
  const toggle = await medianCost(() => item.evaluate((element: HTMLElement) => element.click()));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  console.log(
    `Main thread at ${rate} times the time, median: ${(zoom - idle).toFixed(0)} ms a zoom step, ` +
      `${(toggle - idle).toFixed(0)} ms a switched series; idle (${idle.toFixed(0)} ms) is taken off`,
  );
}

async function measureHeap(page: Page) {
  await page.goto('/impact-areas');
  const { read, collectGarbage } = await metricsOf(page);
  const sizes: number[] = [];
  await mountCharts(page, WARM_UP + MOUNTS, async () => {
    await collectGarbage();
    sizes.push(await read('JSHeapUsedSize'));
  });
  const growth = slope(sizes.slice(WARM_UP)) / 1000;
  console.log(`Heap: ${growth.toFixed(1)} kB a mount over ${MOUNTS} mounts`);
}

void main();
