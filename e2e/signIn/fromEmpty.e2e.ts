import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { signIn } from '../harness';
import { useProduct } from '../product/useProduct';
import { focusedName, press } from '../keyboard';
import { createAdministrator, mailedLink } from './outbox';

const dataDir = mkdtempSync(path.join(tmpdir(), 'value-drivers-empty-'));
const ADMINISTRATOR = 'administrator@example.com';
const FIRST = { email: 'first@example.com', name: 'First Editor' };
const SECOND = { email: 'second@example.com', name: 'Second Editor' };
const PASSWORD = 'Orchard7Lane';
const NEW_PASSWORD = 'Meadow4Gate';

// This must happen before the server starts, because only one process can open the data.
let invitation = '';
beforeAll(() => {
  invitation = createAdministrator(dataDir, ADMINISTRATOR);
});
const product = useProduct({ SEED: 'none', DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Accepts an invitation from its link, and waits for the first page, signed in. */
async function activate(page: Page, email: string, [first, last]: readonly [string, string]) {
  await page.locator(`input[readonly][value="${email}"]`).waitFor();
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await button(page, 'Finish').click();
  await page.getByText('User created successfully').waitFor();
  await page.getByRole('heading', { name: 'Collaborators', exact: true }).waitFor();
}

/** Submits the open dialog, which closes when the server has saved it. */
async function confirm(page: Page, name = 'Save') {
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
}

async function chooseAction(page: Page, on: string, entry: string) {
  await button(page, `Actions for ${on}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await dialogOf(page).waitFor();
}

async function addNew(page: Page, label: string, name: string) {
  await button(page, 'Add new').click();
  await dialogOf(page).getByLabel(label).fill(name);
  await confirm(page);
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** The dashboard without a company leads to the first one. */
async function addFirstCompany(page: Page, name: string) {
  await goTo(page, 'Dashboard');
  await page.getByRole('link', { name: 'Add a company.' }).click();
  await dialogOf(page).getByLabel('Company name').fill(name);
  await confirm(page);
  await putIntoGroup(page, name);
}

async function addCompany(page: Page, name: string) {
  await goTo(page, 'My Companies');
  // The previous page stays, with a button of the same name, until this one is loaded.
  await page.getByRole('heading', { level: 1, name: 'My Companies' }).waitFor();
  await addNew(page, 'Company name', name);
  await putIntoGroup(page, name);
}

async function putIntoGroup(page: Page, name: string) {
  await chooseAction(page, name, 'Manage workspaces');
  await dialogOf(page).getByRole('checkbox', { name: 'Regional Group' }).check();
  await confirm(page);
}

/** Invites an editor into the only company, using the keyboard alone. */
async function inviteByKeyboard(page: Page, email: string) {
  await press(page, 'Add new');
  await page.waitForFunction(() => document.activeElement?.id === 'companyId');
  await page.keyboard.press('ArrowDown');
  await page.getByTitle('North Works').last().waitFor();
  await page.keyboard.press('Enter');
  await page.getByTitle('North Works').nth(1).waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.id === 'email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.getByText('User created successfully. Please check your email').last().waitFor();
  await page.waitForFunction((name) => document.activeElement?.textContent === name, 'Add new');
  expect(await page.evaluate(focusedName)).toBe('Add new');
}

async function makeCompanyAdministrator(page: Page, name: string) {
  await chooseAction(page, name, 'User role');
  const roles = dialogOf(page).getByRole('radiogroup', { name: 'Company role' });
  await roles.getByRole('radio', { name: /^Administrator/ }).check();
  await confirm(page);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByText('Administrator', { exact: true }).waitFor();
}

async function fillInAnAction(page: Page) {
  await goTo(page, 'Dashboard');
  await button(page, 'Continue with your progress').click();
  for (const [field, option] of [
    ['State of the activity', '7'],
    ['Relevance', 'High'],
    ['Criticality', 'Medium'],
    ['Cost', 'Low'],
    ['Difficulty', 'Very low'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: field, exact: true });
    await group.getByText(option, { exact: true }).click();
  }
  await button(page, 'Save').click();
  await page.getByTitle(/^Saved \d\d:\d\d$/).waitFor();
  await page.getByText(/^1 of \d+ actions$/).waitFor();
}

/** Opens a mailed link in a new browser. */
async function openMailed(email: string, page: string) {
  return product.openPage(await mailedLink(dataDir, email, page));
}

describe('from an empty data folder', () => {
  it('an administrator sets up companies and workspaces, and invited people work in them', async () => {
    const { page: admin } = await product.openPage(invitation);
    await activate(admin, ADMINISTRATOR, ['Site', 'Administrator']);
    await admin.getByText('No collaborators to show yet').waitFor();

    await goTo(admin, 'Workspaces');
    await admin.getByText('No workspaces yet').waitFor();
    await addNew(admin, 'Name', 'Regional Group');
    await addFirstCompany(admin, 'North Works');
    await goTo(admin, 'Collaborators');
    await admin.getByText('Nobody belongs to this company yet.').waitFor();
    await inviteByKeyboard(admin, FIRST.email);
    await admin.getByText('Invitation pending').waitFor();

    const { page: first, problems: firstProblems } = await openMailed(FIRST.email, '/onboarding');
    await activate(first, FIRST.email, ['First', 'Editor']);
    await fillInAnAction(first);

    await inviteByKeyboard(admin, SECOND.email);
    const { page: second } = await openMailed(SECOND.email, '/onboarding');
    await activate(second, SECOND.email, ['Second', 'Editor']);
    await second.getByRole('region', { name: 'North Works' }).waitFor();
    expect(await button(second, `Actions for ${FIRST.name}`).count()).toBe(0);

    await admin.reload();
    await makeCompanyAdministrator(admin, FIRST.name);
    await makeCompanyAdministrator(admin, SECOND.name);
    await second.reload();
    await button(second, `Actions for ${FIRST.name}`).waitFor();

    await addCompany(admin, 'South Works');
    await goTo(admin, 'Collaborators');
    await chooseAction(admin, SECOND.name, 'Change company');
    await dialogOf(admin).getByLabel('Company').click();
    await admin.getByTitle('South Works').last().click();
    await confirm(admin);
    const south = admin.getByRole('region', { name: 'South Works' });
    await south.getByText(SECOND.name).waitFor();
    await goTo(second, 'My Companies');
    await second.reload();
    await second.getByRole('heading', { name: 'South Works' }).waitFor();
    expect(await second.getByRole('heading', { name: 'North Works' }).count()).toBe(0);

    await chooseAction(admin, FIRST.name, 'Remove user');
    await confirm(admin, 'Remove user');
    await admin.getByText(FIRST.name, { exact: true }).waitFor({ state: 'hidden' });
    await first.reload();
    await first.getByLabel('Email').fill(FIRST.email);
    await first.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(first, 'Login').click();
    await first.getByRole('alert').waitFor();
    expect(firstProblems.join()).toContain('401');
    firstProblems.length = 0;

    await goTo(admin, 'My Companies');
    await chooseAction(admin, 'South Works', 'Delete company');
    await confirm(admin, 'Delete company');
    const deleted = admin.getByRole('alert').filter({ hasText: 'South Works has been deleted' });
    await button(deleted, 'Undo').waitFor();
    await goTo(second, 'Dashboard');
    await second.reload();
    await second.getByText('South Works has been deleted').waitFor();
    await button(admin, 'Recently deleted').click();
    await button(admin, 'Restore South Works').click();
    await admin.getByText('South Works has been restored').waitFor();
    await second.reload();
    await second.getByText('Welcome back, Second Editor').waitFor();
  });

  it('a person who forgot the password sets a new one with a mailed link', async () => {
    const { page } = await product.openPage('/login');
    await button(page, 'Forgot password').click();
    // Login has a field with the same label until the next page is shown.
    await button(page, 'Send recovery email').waitFor();
    await page.getByLabel('Email').fill(SECOND.email);
    await button(page, 'Send recovery email').click();
    await page.getByText('Email sent successfully').waitFor();

    await page.goto(await mailedLink(dataDir, SECOND.email, '/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
    await button(page, 'Save password').click();
    await page.getByText('New password saved successfully').waitFor();
    await button(page, 'Go to Login').click();
    await signIn(page, SECOND.email, NEW_PASSWORD);
    await page.getByText('Welcome back, Second Editor').waitFor();
  });
});
