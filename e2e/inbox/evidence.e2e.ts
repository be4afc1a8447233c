import type { Locator, Page } from 'playwright-core';
import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { axeViolations } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const ADMINISTRATOR = 'company-admin@example.com';
const EDITOR = 'editor@example.com';
const PHONE = { width: 390, height: 844, touch: true };

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const file = (name: string, buffer = PDF) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** Presses things one after the other, and counts the presses. */
function counting() {
  const counted = { presses: 0 };
  const press = async (target: Locator) => {
    await target.click();
    counted.presses++;
  };
  return { counted, press };
}

const card = (page: Page) => page.locator('#notes');
const chooseFiles = (page: Page, ...files: ReturnType<typeof file>[]) =>
  card(page).locator('input[type=file][aria-label="Add files"]').setInputFiles(files);

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('%s', (_name, screen) => {
  test('a flagged score is asked about in three presses, and proven in four', async () => {
    const asking = await product.openPage('/impact-areas?tab=health&rule=unproven', {
      ...screen,
      as: ADMINISTRATOR,
    });
    const rows = asking.page.getByRole('listitem').filter({ hasText: 'Not evidenced' });
    const name = (await rows.first().locator('span > span').first().textContent()) ?? '';
    const { counted, press } = counting();
    await press(rows.first().getByRole('button', { name: `Ask about ${name}` }));
    await press(asking.page.getByRole('radio', { name: ACCOUNT_NAMES.editor, exact: true }));
    await press(asking.page.getByRole('button', { name: 'Ask', exact: true }));
    await asking.page.getByText(`${ACCOUNT_NAMES.editor} has been asked`).waitFor();
    expect(counted.presses).toBe(3);

    const asked = await product.openPage('/inbox', { ...screen, as: EDITOR });
    const { page } = asked;
    const notice = page
      .getByRole('list', { name: 'Notices' })
      .getByRole('link', { name: `You are asked: ${name}` });
    const uploading = counting();
    await uploading.press(notice);
    const chooser = page.waitForEvent('filechooser');
    await uploading.press(card(page).getByRole('button', { name: 'Add files' }));
    await (await chooser).setFiles(file('Proof.pdf'));
    await card(page).getByRole('link', { name: 'Proof.pdf' }).waitFor();
    expect(uploading.counted.presses).toBeLessThanOrEqual(4);
    await card(page)
      .getByText(`${ACCOUNT_NAMES.editor} is asked for evidence`)
      .waitFor({ state: 'detached' });

    // Whoever asked finds the answer, and the flag is gone.
    await asking.page.goto('/inbox');
    await asking.page.getByText(`What you asked for is there: ${name}`).waitFor();
    await asking.page.goto('/impact-areas?tab=health&rule=unproven');
    await asking.page.getByRole('heading', { name: /^Not evidenced/ }).waitFor();
    expect(await asking.page.getByRole('button', { name: `Ask about ${name}` }).count()).toBe(0);
    expect(await axeViolations(page, '#notes')).toEqual([]);
  });
});

test('several files are added at once, and refused ones say why', async () => {
  const { page, problems } = await product.openPage(
    '/actionia?impact_area=1&activity_id=activity-1-1-1-1',
    { as: EDITOR },
  );
  await card(page).getByRole('button', { name: 'Add files' }).waitFor();
  await chooseFiles(
    page,
    file('One.pdf'),
    file('Two.txt', Buffer.from('A note')),
    file('Program.pdf', Buffer.from('MZ')),
  );
  await card(page).getByRole('link', { name: 'One.pdf' }).waitFor();
  await card(page).getByRole('link', { name: 'Two.txt' }).waitFor();
  await card(page).getByText('The content of this file does not match its name.').waitFor();
  await card(page).getByRole('button', { name: 'Dismiss' }).click();
  expect(await card(page).getByText('Program.pdf').count()).toBe(0);
  // The refusal, which the browser reports.
  problems.splice(0);
});

test('a file that was lost with the connection is sent again', async () => {
  const { page, problems } = await product.openPage(
    '/actionia?impact_area=1&activity_id=activity-1-1-1-2',
    { as: EDITOR },
  );
  await card(page).getByRole('button', { name: 'Add files' }).waitFor();
  await page.route('**/evidence/add', (route) => route.abort());
  await chooseFiles(page, file('Lost.pdf'));
  await card(page).getByText('The connection was lost.').waitFor();
  await page.unroute('**/evidence/add');
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await card(page).getByRole('link', { name: 'Lost.pdf' }).waitFor();
  problems.splice(0);
});

test('evidence is removed with an undo, previewed, and discussed', async () => {
  const { page } = await product.openPage('/actionia?impact_area=1&activity_id=activity-1-1-1-3', {
    as: EDITOR,
  });
  await card(page).getByRole('button', { name: 'Add files' }).waitFor();
  await chooseFiles(page, file('Kept.pdf'));
  const link = card(page).getByRole('link', { name: 'Kept.pdf' });
  await link.waitFor();
  await card(page).getByRole('button', { name: 'Remove Kept.pdf' }).click();
  await link.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await link.waitFor();

  await card(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog').locator('iframe');
  await page.evaluate(() =>
    addEventListener('blur', () => (document.body.dataset['viewer'] = 'ready'), { once: true }),
  );
  await preview.waitFor();
  expect(await preview.getAttribute('src')).toMatch(/^blob:/);
  // The viewer takes the focus when it is ready, and the dialog still gets the keys.
  await page.locator('body[data-viewer]').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });

  await card(page).getByLabel('Write a comment').fill('Is this enough?');
  await card(page).getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = card(page).getByRole('listitem').filter({ hasText: 'Is this enough?' });
  await comment.getByRole('button', { name: 'Edit' }).click();
  await card(page).getByRole('button', { name: 'Save' }).waitFor();
  await card(page).getByLabel('Change the comment').fill('Is this really enough?');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await card(page).getByText('Is this really enough?').waitFor();
  await card(page)
    .getByText(/edited/)
    .waitFor();
});

test('a file takes the place of an older one, and a request is given to another person', async () => {
  const { page } = await product.openPage('/actionia?impact_area=1&activity_id=activity-1-1-1-4', {
    as: ADMINISTRATOR,
  });
  await card(page).getByLabel('Date of the content').fill('2026-01-31');
  await chooseFiles(page, file('Certificate.pdf'));
  const older = card(page).getByRole('listitem').filter({ hasText: 'content of' });
  await older.waitFor();
  await card(page)
    .locator('input[type=file][aria-label="Replace Certificate.pdf"]')
    .setInputFiles(file('Newer certificate.pdf'));
  await card(page).getByRole('link', { name: 'Newer certificate.pdf' }).waitFor();
  await older.getByText('replaced by a newer file').waitFor();

  await card(page).getByRole('button', { name: 'Ask…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: ACCOUNT_NAMES.editor, exact: true }).click();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await card(page).getByText(`${ACCOUNT_NAMES.editor} is asked for evidence`).waitFor();
  await card(page).getByRole('button', { name: 'Change…' }).click();
  await dialog.getByRole('radio', { name: 'Daniel Okafor' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card(page).getByText('Daniel Okafor is asked for evidence').waitFor();
  await card(page)
    .getByText(`${ACCOUNT_NAMES.editor} is asked for evidence`)
    .waitFor({ state: 'detached' });
});

test('the inbox is read, and the count at the avatar follows', async () => {
  const { page } = await product.openPage('/', { as: 'workspace-admin@example.com' });
  await page
    .getByRole('button', { name: `Account of ${ACCOUNT_NAMES['workspace-admin']}` })
    .click();
  await page.getByRole('menuitem', { name: 'Inbox' }).click();
  await page.getByText('Nothing waits for you.').waitFor();
  await page.getByText('No notices yet.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
