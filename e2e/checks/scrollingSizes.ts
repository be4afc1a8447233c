import type { Page } from 'playwright-core';
import { waitForPaint } from '../harness';

interface Size {
  width: number;
  height: number;
}

/** Runs in the page: by how many pixels it is wider than the window. */
export function excessWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The sizes of the window at which the page scrolls horizontally, with the excess in pixels. */
export async function scrollingSizes(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await waitForPaint(page);
    const excess = await page.evaluate(excessWidth);
    if (excess !== 0) found.push(`${String(size.width)} px: ${String(excess)}`);
  }
  return found;
}
