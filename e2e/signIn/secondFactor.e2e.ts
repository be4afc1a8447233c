import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import { axeViolations } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const EMAIL = 'editor@example.com';
const STEP_MS = 30_000;

/** The server accepts each code once, so a second use needs that of the next step. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * STEP_MS,
  });

/** Passkeys belong to a domain, so the page is opened by a name and not by its IP address. */
async function open(path: string) {
  const opened = await product.openPage('about:blank');
  await opened.page.goto(new URL(path, product.address.replace('127.0.0.1', 'localhost')).href);
  return opened;
}

/** A security key with a fingerprint reader, which confirms everything at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function sendPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('Demo2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await page.getByRole('region', { name: 'Second factor' }).waitFor();
}

/** Ends the session as the menu does, but without its texts. */
async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/auth/logout', { method: 'POST' }));
  await page.goto(new URL('/login', page.url()).href);
}

const isSignedIn = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).waitFor();

async function savedCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await list.waitFor({ state: 'detached' });
  return codes;
}

describe('Second factors', () => {
  it('signs in with password and passkey, with a passkey alone, by app and by recovery code', async () => {
    const { page, problems } = await open('/login');
    await addAuthenticator(page);
    await sendPassword(page);
    await isSignedIn(page);
    await openAccount(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Passkey name').fill('Work laptop');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    const codes = await savedCodes(page);
    expect(codes).toHaveLength(10);

    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await dialog.getByLabel('Code from the app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await logOut(page);
    await sendPassword(page);
    await page.getByRole('button', { name: 'Use passkey' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await isSignedIn(page);

    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await isSignedIn(page);

    await logOut(page);
    await sendPassword(page);
    await page.getByRole('button', { name: 'Use your authenticator app instead' }).click();
    await page.getByLabel('Code from the app').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await isSignedIn(page);

    await logOut(page);
    await sendPassword(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await isSignedIn(page);
    await openAccount(page);
    await page.getByText('9 of 10 left').waitFor();

    // The browser reports the answer to each password that a second factor must follow.
    expect(problems).toEqual(Array(3).fill(expect.stringMatching(/401 .*\/auth\/login$/)));
    problems.length = 0;
  });
});
