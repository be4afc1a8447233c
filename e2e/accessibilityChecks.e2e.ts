import original, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import axeLib from '../scripts/lib/axe.cjs';
import forcedColors from '../scripts/lib/forcedColors.cjs';
import { useUnchangedProduct } from './product/useProduct';

const product = useUnchangedProduct();

/** Each element with an id has a fault, except for the first two. */
const FAULTS = `
  <title>Faults</title>
  <main>
    <h1 id="good">Good <a href="#good">link</a> <button>button</button></h1>
    <p id="own" style="forced-color-adjust: none; background: #eee; color: #222">own colors</p>
    <p id="pale" style="forced-color-adjust: none; background: #fff; color: #bbb">pale</p>
    <div style="forced-color-adjust: none; background: #777">
      <span id="nested" style="color: #888">nested</span>
    </div>
    <label><span id="label" style="color: #aaa">label</span><input id="input" style="color: #aaa" value="x"></label>
    <ul id="list"><p>not an item</p></ul>
    <img id="image" src="data:,">
  </main>`;

const violations = (page: Page, source: string, within?: string) =>
  page.evaluate(
    async ([script, selector]) => {
      (0, eval)(script);
      const { axe } = globalThis as unknown as { axe: typeof original };
      const found: AxeResults = await axe.run(selector ?? document);
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target[0])]);
    },
    [source, within] as const,
  );

describe('The accessibility checks', () => {
  it('find with the faster axe-core what the original one finds', async () => {
    const { page } = await product.openPage('about:blank');
    await page.setContent(FAULTS);
    const found = await violations(page, axeLib.axeSource);
    expect(found).toEqual(await violations(page, original.source));
    expect(found).toContainEqual(['color-contrast', expect.arrayContaining(['#pale', '#nested'])]);
    expect(found.map(([id]) => id)).toEqual(expect.arrayContaining(['list', 'image-alt']));
  });

  it('find the elements with own colors in forced colors', async () => {
    const { page } = await product.openPage('about:blank', { forcedColors: 'active' });
    await page.setContent(FAULTS);
    const mark = 'data-own-colors';
    expect(await page.evaluate(forcedColors.markOwnColors, mark)).toBe(true);
    const marked = await page
      .locator(`[${mark}][id]`)
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(marked).toEqual(['own', 'pale', 'nested']);
    const found = await violations(page, axeLib.axeSource, `[${mark}]:not([${mark}] *)`);
    expect(found).toContainEqual(['color-contrast', ['#pale', '#nested']]);
  });
});
