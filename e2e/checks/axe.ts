import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns one line for each accessibility rule that the page, or the element that `selector` matches, violates. */
export async function violations(
  page: Page,
  options: RunOptions,
  selector?: string,
): Promise<string[]> {
  // The page's content security policy does not apply to scripts that the test evaluates.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([scope, runOptions]) => {
      const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
      const found = await axeInPage.run(scope ?? document, {
        resultTypes: ['violations'],
        ...runOptions,
      });
      return found.violations.map(
        ({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html ?? ''}`,
      );
    },
    [selector, options] as const,
  );
}
