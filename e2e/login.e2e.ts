import type { Page } from 'playwright-core';
import { axeViolations, useProduct } from './harness';

const product = useProduct();
const SCRIPTS = '**/assets/*.js';

/** Holds the page's scripts back until they are let go. */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPTS, async (route) => {
    await gone;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

const inField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selected: [selectionStart, selectionEnd] };
  });

describe('Login, before its script is there,', () => {
  it('shows its heading and fields, and keeps what is typed, focus and selection too', async () => {
    const { page } = await product.openPage('about:blank');
    const release = await withoutScripts(page);
    await page.goto('/impact-areas', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2027');
    await page.keyboard.press('Shift+ArrowLeft');
    const typed = { name: 'password', value: 'Demo2027', selected: [7, 8] };
    expect(await inField(page)).toEqual(typed);

    await release();
    await page.waitForURL('**/login?redirect=%2Fimpact-areas');
    expect(await inField(page)).toEqual(typed);
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Impact areas' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/impact-areas');
  });

  it('waits with what is sent, and puts none of it into an address', async () => {
    const { page } = await product.openPage('about:blank');
    const release = await withoutScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2026');
    await page.keyboard.press('Enter');
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);

    await release();
    await page.getByText('Welcome back, Editor').waitFor();
    expect(asked.join('\n')).not.toContain('Demo2026');
    expect(asked.filter((line) => line.endsWith('/auth/login'))).toHaveLength(1);
  });

  it('sends who is signed in on to their dashboard', async () => {
    const { page } = await product.openPage('/login', { as: 'editor@example.com' });
    await page.getByText('Welcome back, Editor').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
