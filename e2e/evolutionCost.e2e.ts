import type { CDPSession, Page } from 'playwright-core';
import { useProduct } from './harness';

const product = useProduct();

const STEPS = 16;
/** A step's frame and all that follows from it, in ms. */
const WITHIN = { 1: 250, 4: 900 } as const;
const BUDGET = { 1: 50, 4: 320 } as const;
const MOUNTS = 50;
/** What may stay of each mount: less than any chart would leave behind, in bytes. */
const LEAK = 40_000;

async function metricsOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const read = async (name: string) => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  return { cdp, read };
}

/** Main-thread time of what happens within a while, in ms; the lower quartile of many, for whatever
 * else the machine does only adds to it. */
async function costOf(
  page: Page,
  read: (name: string) => Promise<number>,
  within: number,
  step: (index: number) => Promise<unknown>,
) {
  const costs: number[] = [];
  for (let index = 0; index < STEPS; index++) {
    const before = await read('TaskDuration');
    await step(index);
    await page.waitForTimeout(within);
    costs.push(((await read('TaskDuration')) - before) * 1000);
  }
  return costs.sort((a, b) => a - b)[STEPS / 4] ?? Number.NaN;
}

const garbage = async (cdp: CDPSession) => {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
};

/** Bytes a mount, by least squares. */
function slopeOf(sizes: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const xs = sizes.map((_, index) => index);
  const [x0, y0] = [mean(xs), mean(sizes)];
  const along = sizes.reduce((sum, y, x) => sum + (x - x0) * (y - y0), 0);
  return along / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

describe('The evolution chart', () => {
  it.each([1, 4] as const)(
    'costs little for a step, at %d times the time',
    async (rate) => {
      const { page } = await product.openPage('/evolution', { as: 'admin@example.com' });
      const chart = page.getByRole('application');
      await chart.locator('canvas').waitFor();
      const { cdp, read } = await metricsOf(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const measure = (step: (index: number) => Promise<unknown>) =>
        costOf(page, read, WITHIN[rate], step);

      await chart.focus();
      await page.waitForTimeout(1000);
      const idle = await measure(() => Promise.resolve());
      const zoom = (await measure((i) => page.keyboard.press(i % 2 ? '-' : '+'))) - idle;
      await page.getByRole('button', { name: 'Series' }).click();
      const item = page.getByRole('menuitemcheckbox', { name: 'Revenue Growth' });
      const toggle = (await measure(() => item.evaluate((el: HTMLElement) => el.click()))) - idle;

      console.info(
        `at ${rate}×: zoom ${zoom.toFixed(0)} ms, toggle ${toggle.toFixed(0)} ms, idle ${idle.toFixed(0)} ms in ${WITHIN[rate]}`,
      );
      expect(zoom).toBeLessThan(BUDGET[rate]);
      expect(toggle).toBeLessThan(BUDGET[rate]);
    },
    180_000,
  );

  it(`leaves nothing behind, mounted ${MOUNTS} times`, async () => {
    const { page } = await product.openPage('/evolution', { as: 'editor@example.com' });
    const canvas = page.getByRole('application').locator('canvas');
    const { cdp, read } = await metricsOf(page);
    const sizes: number[] = [];
    for (let mount = 0; mount < MOUNTS; mount++) {
      await canvas.waitFor();
      await page.getByRole('link', { name: 'Impact areas' }).click();
      await canvas.waitFor({ state: 'detached' });
      await garbage(cdp);
      sizes.push(await read('JSHeapUsedSize'));
      await page.getByRole('link', { name: 'Evolution' }).click();
    }
    // The first ones fill caches.
    const slope = slopeOf(sizes.slice(10));
    console.info(`heap: ${(slope / 1000).toFixed(1)} kB a mount over ${sizes.length - 10} mounts`);
    expect(slope).toBeLessThan(LEAK);
  }, 180_000);
});
