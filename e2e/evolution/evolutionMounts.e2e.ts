import { useProduct } from '../product/useProduct';
import { metricsOf, mountCharts } from './mountedCharts';

const product = useProduct();

/** The first mounts fill caches and are not measured. */
const WARM_UP = 3;
const MOUNTS = 10;

it('the evolution chart leaks no listeners and no elements', async () => {
  const { page } = await product.openPage('about:blank', { as: 'editor@example.com' });
  // Prevents the prefetch of the palette, which would add listeners of its own during the test.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/impact-areas');
  const { read, collectGarbage } = await metricsOf(page);
  const counts: { listeners: number; nodes: number }[] = [];
  await mountCharts(page, WARM_UP + MOUNTS, async () => {
    await collectGarbage();
    counts.push({ listeners: await read('JSEventListeners'), nodes: await read('Nodes') });
  });
  const [first, last] = [counts[WARM_UP], counts.at(-1)];
  if (!first || !last) throw new Error('No chart was mounted');
  // A leak would add at least one listener or node with every mount.
  expect(last.listeners - first.listeners).toBeLessThan(MOUNTS);
  expect(last.nodes - first.nodes).toBeLessThan(MOUNTS);
});
