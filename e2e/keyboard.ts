import type { Page } from 'playwright-core';

/** No page has this many tab stops. */
const MAX_TABS = 80;

/** The approximate accessible name of the focused element. */
export const focusedName = () => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if ((await page.evaluate(focusedName)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by Tab`);
}

export async function press(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
