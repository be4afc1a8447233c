import type { Page } from 'playwright-core';
import { useProduct } from '../product/useProduct';

const product = useProduct();

/** The violations of the content security policy that the page has reported so far. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

async function openWatched(url: string, as?: string): Promise<Page> {
  const { page } = await product.openPage('/login', { ...(as && { as }) });
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', (event) => {
      found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  await page.goto(url);
  return page;
}

describe('the content security policy blocks nothing that the app needs', () => {
  it('signed out', async () => {
    const page = await openWatched('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('on the dashboard, with its selector and menus', async () => {
    const page = await openWatched('/', 'admin@example.com');
    await page.getByText('Expectations').first().waitFor();
    for (const role of ['combobox', 'button'] as const) {
      for (const control of await page.getByRole(role).all()) {
        if (!(await control.isVisible())) continue;
        await control.click({ timeout: 1_000 }).catch(() => undefined);
        await page.keyboard.press('Escape');
      }
    }
    expect(await violations(page)).toEqual([]);
  });

  it.each([1440, 390])(
    'on the action page, %d wide, with its drawer and its dialog',
    async (width) => {
      const page = await openWatched(
        '/actionia?impact_area=2&activity_id=activity-2-3-2-2',
        'editor@example.com',
      );
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('radiogroup', { name: 'State of the activity' }).waitFor();
      await page.getByRole('button', { name: 'Process index' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );
});
