import type { Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { startProvider, type TestProvider } from '../../server/testing/signOn/signOn';
import { axeViolations } from '../harness';
import { useProduct } from '../product/useProduct';
import { holdBack, SCRIPTS } from '../loading/holdBack';

let provider: TestProvider;
/** Of a provider that is down when the product starts. */
let laterIssuer: string;

beforeAll(async () => {
  const [first, later] = await Promise.all([startProvider(), startProvider()]);
  provider = first;
  laterIssuer = later.issuer;
  await later.stop();
});
afterAll(() => provider.stop());

const settingsOf = (name: string, issuer: string) => ({
  [`OIDC_${name.toUpperCase()}_NAME`]: name,
  [`OIDC_${name.toUpperCase()}_ISSUER`]: issuer,
  [`OIDC_${name.toUpperCase()}_CLIENT_ID`]: 'value-drivers',
  [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`]: 'a secret of the client',
});

const product = useProduct(() => ({
  OIDC_PROVIDERS: 'contoso fabrikam',
  ...settingsOf('Contoso', provider.issuer),
  ...settingsOf('Fabrikam', laterIssuer),
  OIDC_ENFORCED: 'contoso.example',
}));

/** Opens Login. The provider's pages ask another site for fonts, which the tests do not reach. */
async function openLogin(path: string): Promise<Page> {
  const { page } = await product.openPage('about:blank');
  await page.route(/fonts\./, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(path);
  return page;
}

const goToProvider = (page: Page, name = 'Contoso') =>
  page.getByRole('link', { name: `Continue with ${name}` }).click();

/** Logs in at the provider, up to the page that asks for the person's consent. */
async function identifyAtProvider(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button').click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
}

const consent = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function logInAtProvider(page: Page, email: string): Promise<void> {
  await identifyAtProvider(page, email);
  await consent(page);
}

/** Damages what the browser keeps of a sign-in until it comes back from the provider. */
async function damageRequest(page: Page): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies(product.address);
  const begun = cookies.filter(({ name }) => name.startsWith('sso'));
  if (begun.length === 0) throw new Error('There is no sign-in in progress.');
  await context.addCookies(begun.map((cookie) => ({ ...cookie, value: 'damaged' })));
}

const isSignedOut = async (page: Page) => {
  await page.goto('/evolution');
  await page.getByLabel('Email').waitFor();
};

/** Of people who have not signed on through a provider; whoever has done so has no password. */
const PASSWORD_OF_DEMO = 'Demo2026';

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
    await page.getByLabel('Email').fill('subscriber@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD_OF_DEMO);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  });

  it('says on Login that the person or the provider refused', async () => {
    const page = await openLogin('/login');
    await goToProvider(page);
    await page.getByRole('link', { name: /Cancel/ }).click();
    await page.getByText('The login at your organization was canceled or refused.').waitFor();
    await isSignedOut(page);
  });

  it('lets nobody in with a damaged request', async () => {
    const page = await openLogin('/login');
    await goToProvider(page);
    await identifyAtProvider(page, 'editor@example.com');
    await damageRequest(page);
    await consent(page);
    await page.getByText('The login at your organization took too long.').waitFor();
    await isSignedOut(page);
  });

  it('works once a provider is up that was down when the product started, and says that it is down', async () => {
    const page = await openLogin('/login');
    const isDown = page.getByText('Your organization’s login cannot be reached.');
    await goToProvider(page, 'Fabrikam');
    await isDown.waitFor();

    const later = await startProvider(laterIssuer);
    await goToProvider(page, 'Fabrikam');
    await identifyAtProvider(page, 'editor@example.com');
    await consent(page);
    await page.getByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` }).waitFor();

    await later.stop();
    await page.evaluate(() => fetch('/auth/logout', { method: 'POST' }));
    await page.goto('/login');
    await page.getByLabel('Email').fill('subscriber@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD_OF_DEMO);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  });
});
