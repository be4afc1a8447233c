import type { Page } from 'playwright-core';
import { violations } from './checks/axe';

export const DEMO_PASSWORD = 'Demo2026';

/**
 * Signs in through the login form.
 *
 * @public Used by tests that start signed out.
 */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Navigates within the app, like its links, so that the state in memory is kept. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Shows a page of the app, and waits until everything on it has loaded. Only the first page is loaded by the browser;
 * the next ones are opened like the app's links, which takes half the time.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const title = await page.title();
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  } else {
    await navigate(page, path);
  }
  await page.waitForFunction(
    (before) => document.title !== before && !document.querySelector('[aria-busy=true]'),
    title,
  );
}

const FRAMES = 10;

/** Waits for several frames, so that the page has painted the result of the last input. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/**
 * Runs axe on the page, or only on the element that `selector` matches, and returns one line per
 * violation. With `rules`, only the rules with these ids are checked.
 */
export const axeViolations = (page: Page, selector?: string, rules?: string[]): Promise<string[]> =>
  violations(
    page,
    {
      // axe disables this rule by default. It matters to users of speech control, who activate a
      // control by saying its visible label.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      ...(rules && { runOnly: rules }),
    },
    selector,
  );

/** Switches a light page to the dark theme, and returns the contrast violations found there. */
export async function darkViolations(page: Page, selector?: string): Promise<string[]> {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await html.and(page.locator('[data-theme=dark]')).waitFor();
  await waitForPaint(page);
  const violations = await axeViolations(page, selector, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await html.and(page.locator('[data-theme=light]')).waitFor();
  return violations.map((violation) => `dark: ${violation}`);
}

/** The first visible occurrence of a text. Others may be folded or hidden at some widths. */
export const visibleText = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first();
