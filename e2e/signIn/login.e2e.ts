import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { axeViolations } from '../harness';
import { useProduct } from '../product/useProduct';
import { holdBack, SCRIPTS } from '../loading/holdBack';

const product = useProduct();

/** Records every title that the form shows on the next page. */
async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const title = document.querySelector('form h1')?.textContent;
      if (title) shown.add(title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
}

const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selected: [selectionStart, selectionEnd] };
  });

describe('Login', () => {
  it('removes the figures of a session that ended while the app was closed', async () => {
    const { page } = await product.openPage('/', { as: 'editor@example.com' });
    await page.waitForFunction(() => 'value-drivers-seen/last' in localStorage);
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(product.address);
    await page.getByLabel('Email').waitFor();
    await page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => !key.startsWith('value-drivers-seen')),
    );
  });
});

describe('Login before its script is loaded', () => {
  it('shows its heading and fields, and keeps typed text, focus and selection', async () => {
    const { page } = await product.openPage('about:blank');
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/impact-areas', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2027');
    await page.keyboard.press('Shift+ArrowLeft');
    const typed = { name: 'password', value: 'Demo2027', selected: [7, 8] };
    expect(await focusedField(page)).toEqual(typed);

    await release();
    await page.waitForURL('**/login?redirect=%2Fimpact-areas');
    expect(await focusedField(page)).toEqual(typed);
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Impact areas' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/impact-areas');
  });

  it('submits only after the script has loaded, and puts no values into the URL', async () => {
    const { page } = await product.openPage('about:blank');
    const release = await holdBack(page, SCRIPTS);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2026');
    await page.keyboard.press('Enter');
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([]);

    await release();
    await page.getByText(`Welcome back, ${ACCOUNT_NAMES.editor}`).waitFor();
    expect(requests.join('\n')).not.toContain('Demo2026');
    expect(requests.filter((line) => line.endsWith('/auth/login'))).toHaveLength(1);
  });

  it('redirects a signed-in person to the dashboard', async () => {
    const { page } = await product.openPage('/login', { as: 'editor@example.com' });
    await page.getByText(`Welcome back, ${ACCOUNT_NAMES.editor}`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('Login in a Spanish browser', () => {
  const spanish = { locale: 'es-MX' };

  it('is prerendered and complete before the script is loaded', async () => {
    const { page, problems } = await product.openPage('/', {
      ...spanish,
      javaScriptEnabled: false,
    });
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await page.getByLabel('Correo electrónico').waitFor();
    expect(await page.locator('noscript').textContent()).toContain('necesita JavaScript');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.title()).toBe('Iniciar sesión · Value Drivers');
    // A browser without scripts refuses to preload them.
    expect(problems.filter((problem) => !problem.endsWith('.js csp'))).toEqual([]);
    problems.length = 0;
  });

  it('works before the Spanish messages of the other pages are loaded, and then opens the dashboard', async () => {
    const { page } = await product.openPage('about:blank', spanish);
    const release = await holdBack(page, '**/assets/spanish.*.js');
    const shown = await recordTitles(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).press('Enter');
    await page.getByText('El correo electrónico es obligatorio').waitFor();
    await page.getByText('La contraseña es obligatoria').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Correo electrónico').fill('editor@example.com');
    await page.getByLabel('Contraseña', { exact: true }).fill('Demo2026');
    expect(await shown()).toEqual(['Iniciar sesión']);
    await page.keyboard.press('Enter');
    await release();
    await page.getByText(`Hola de nuevo, ${ACCOUNT_NAMES.editor}`).waitFor();
    // The next page never shows the form.
    expect(await shown()).toEqual([]);
  });

  it('is in English if English was last selected on this device, and so is the next page', async () => {
    const { page } = await product.openPage('about:blank', spanish);
    await page.context().addCookies([{ name: 'language', value: 'en', url: product.address }]);
    const shown = await recordTitles(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2026');
    expect(await shown()).toEqual(['Login']);
    await page.keyboard.press('Enter');
    await page.getByText(`Welcome back, ${ACCOUNT_NAMES.editor}`).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

it('Login switches to the browser’s language and keeps typed text if it was served in another one', async () => {
  const { page } = await product.openPage('about:blank');
  const release = await holdBack(page, SCRIPTS);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['es-MX'] }),
  );
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('editor@example.com');
  await release();
  await page.locator('html[lang=es]').waitFor();
  const field = page.getByLabel('Correo electrónico');
  expect(await field.inputValue()).toBe('editor@example.com');
});

it('Login works when it is loaded from the browser cache', async () => {
  const { page } = await product.openPage('/login');
  await page.waitForLoadState('networkidle');
  await page.goto('/login');
  const bytes = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { transferred: entry?.transferSize ?? NaN, body: entry?.encodedBodySize ?? NaN };
  });
  expect(bytes.transferred).toBeLessThan(bytes.body);
  await page.getByLabel('Email').fill('editor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo2026');
  await page.keyboard.press('Enter');
  await page.getByText(`Welcome back, ${ACCOUNT_NAMES.editor}`).waitFor();
});
