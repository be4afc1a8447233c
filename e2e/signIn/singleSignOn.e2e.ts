import type { Page } from 'playwright-core';
import { startProvider, type TestProvider } from '../../server/testing/signOn/signOn';
import { axeViolations, useProduct } from '../harness';
import { holdBack, SCRIPTS } from '../loading/holdBack';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const product = useProduct(() => ({
  OIDC_PROVIDERS: 'contoso',
  OIDC_CONTOSO_NAME: 'Contoso',
  OIDC_CONTOSO_ISSUER: provider.issuer,
  OIDC_CONTOSO_CLIENT_ID: 'value-drivers',
  OIDC_CONTOSO_CLIENT_SECRET: 'a secret of the client',
  OIDC_ENFORCED: 'contoso.example',
}));

/** Opens Login. The provider's pages ask another site for fonts, which the tests do not reach. */
async function openLogin(path: string): Promise<Page> {
  const { page } = await product.openPage('about:blank');
  await page.route(/fonts\./, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(path);
  return page;
}

const goToProvider = (page: Page) =>
  page.getByRole('link', { name: 'Continue with Contoso' }).click();

async function logInAtProvider(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

describe('Single sign-on', () => {
  it('leads to the provider and back to the page that the person requested', async () => {
    const page = await openLogin('/evolution');
    await page.getByRole('link', { name: 'Continue with Contoso' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await goToProvider(page);
    await logInAtProvider(page, 'editor@example.com');
    await page.getByRole('heading', { level: 1, name: 'Evolution' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/evolution');
  });

  it('offers the link without moving the form', async () => {
    const { page } = await product.openPage('about:blank');
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet,
      ),
    );
    const submit = page.getByRole('button', { name: 'Login', exact: true });
    const before = await submit.boundingBox();
    await release();
    await page.getByRole('link', { name: 'Continue with Contoso' }).waitFor();
    expect(await submit.boundingBox()).toEqual(before);
  });

  it('says on Login why somebody was not let in, who can then use a password', async () => {
    const page = await openLogin('/login');
    await goToProvider(page);
    await logInAtProvider(page, 'nobody@contoso.example');
    await page.getByText('There is no account with your email address.').waitFor();
    await page.getByLabel('Email').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo2026');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome back, Editor' }).waitFor();
  });
});
