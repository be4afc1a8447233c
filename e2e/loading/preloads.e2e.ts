import type { Page } from 'playwright-core';
import { waitForPaint, visibleText } from '../harness';
import { useProduct } from '../product/useProduct';
import { PAGES } from '../pages';

const product = useProduct();

interface Recorded {
  /** Scripts that the page asked the browser to load early. */
  preloaded: string[];
  /** Scripts that the page has run. */
  run: string[];
}

/** Records the script elements and the preloads of scripts that are added to the document. Runs in the page. */
function recordScripts() {
  const recorded: Recorded = { preloaded: [], run: [] };
  Object.assign(window, { recorded });
  const record = (node: Node) => {
    if (node instanceof HTMLScriptElement && node.src) recorded.run.push(node.src);
    if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'script') {
      recorded.preloaded.push(node.href);
    }
  };
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(record)),
  ).observe(document, { childList: true, subtree: true });
}

const recordedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

describe('A page that is opened by its address', () => {
  it.each(PAGES)('runs each script that it preloads: $path', async ({ path, ready }) => {
    const { page } = await product.openPage('about:blank', { as: 'admin@example.com' });
    await page.addInitScript(recordScripts);
    await page.goto(path);
    await visibleText(page, ready).waitFor();
    await waitForPaint(page);
    const { preloaded, run } = await recordedOf(page);
    expect(preloaded.length).toBeGreaterThan(1);
    expect(preloaded.filter((file) => !run.includes(file))).toEqual([]);
  });
});
