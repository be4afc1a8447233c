import forcedColors from './forcedColors.cjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./storyTab.mjs').StorybookPreview} StorybookPreview
 */

/** An attribute of elements with colors of their own. */
const OWN_COLORS = 'data-own-colors';

/**
 * Runs in the page. With a selector, only the elements that it matches are checked.
 * @param {{ onlyColors: boolean, within?: string }} options
 */
const runAxe = async ({ onlyColors, within }) => {
  /** @type {StorybookPreview} */
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const rules = preview.currentRender?.story.parameters.a11y.options.rules ?? {};
  /** @type {typeof import('axe-core')} */
  const pageAxe = Reflect.get(globalThis, 'axe');
  const { violations } = await pageAxe.run(within ?? globalThis.document, {
    resultTypes: ['violations'],
    rules,
    ...(onlyColors && { runOnly: ['color-contrast'] }),
  });
  return violations.map(({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes[0]?.html ?? ''}`);
};

// Each of these functions returns a line for each accessibility rule that the story of the page violates.

/** @param {Page} page */
export const allViolations = (page) => page.evaluate(runAxe, { onlyColors: false });

/** @param {Page} page */
export const colorViolations = (page) => page.evaluate(runAxe, { onlyColors: true });

/**
 * Checks the elements that do not have the colors of the system, and what is in them. A text in front of another element
 * is not checked; `e2e/layout/forcedColors.e2e.ts` checks every element of the pages.
 * @param {Page} page
 */
export async function forcedColorViolations(page) {
  if (!(await page.evaluate(forcedColors.markOwnColors, OWN_COLORS))) return [];
  const within = `[${OWN_COLORS}]:not([${OWN_COLORS}] *)`;
  return page.evaluate(runAxe, { onlyColors: true, within });
}
