import type { Page } from 'playwright-core';

/** Reads the browser's metrics of a page, such as the numbers of nodes and listeners. */
export async function metricsOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const read = async (name: 'TaskDuration' | 'JSHeapUsedSize' | 'JSEventListeners' | 'Nodes') => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  const collectGarbage = async () => {
    // The second collection frees objects that the finalizers of the first one released.
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
  };
  return { cdp, read, collectGarbage };
}

/** Opens and leaves the evolution page the given number of times. */
export async function mountCharts(page: Page, times: number, afterEach: () => Promise<void>) {
  const canvas = page.getByRole('application').locator('canvas');
  for (let mount = 0; mount < times; mount++) {
    await page.getByRole('link', { name: 'Evolution' }).click();
    await canvas.waitFor();
    await page.getByRole('link', { name: 'Impact areas' }).click();
    await canvas.waitFor({ state: 'detached' });
    await afterEach();
  }
}
