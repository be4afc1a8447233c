import type { Page } from 'playwright-core';

/** Farther than from one end of a page to the other. */
const MANY_TABS = 80;

/** The accessible name, near enough, of what has the focus. */
export const focusedName = () => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < MANY_TABS; tabs++) {
    if ((await page.evaluate(focusedName)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by Tab`);
}

export async function press(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
