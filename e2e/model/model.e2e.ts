import { axeViolations } from '../harness';
import { useProduct } from '../product/useProduct';
import { messyFile } from '../../src/testing/messyFile';

const product = useProduct();
const ADMIN = 'admin@example.com';
const COMPANY_ADMIN = 'company-admin@example.com';

const survey = (rows: [string, number][]) => ({
  name: 'survey.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(messyFile([{ name: 'Survey', rows: [['Question', 'Score'], ...rows] }])),
});

test('an administrator previews, applies and undoes a draft', async () => {
  const { page } = await product.openPage('/model', { as: ADMIN });
  const draft = page.getByRole('listitem').filter({ hasText: 'Without two actions' });
  await draft.getByRole('button', { name: 'Preview' }).click();
  await draft.getByRole('table').waitFor();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await draft.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByText('The version has been applied').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The version has been undone').waitFor();
});

test('a questionnaire is mapped, kept, and recognized on a phone', async () => {
  const file = survey([
    ['1.1.1.1 How well does it work?', 5],
    ['1.1.1.2 How well does that work?', 4],
  ]);
  const { page } = await product.openPage('/impact-areas', { as: COMPANY_ADMIN });
  await page.getByRole('button', { name: 'Import / export' }).click();
  await page.getByRole('menuitem', { name: 'Import workbook…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import workbook' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  for (const [field, header] of [
    ['Question', 'Question'],
    ['Answer', 'Score'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByTitle(header, { exact: true }).last().click();
  }
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('Value in the file').waitFor();
  expect(await axeViolations(page, '.ant-modal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('2 of 2 questions have an action.').waitFor();
  await dialog.getByLabel('Keep this mapping for the workspace as').fill('Survey');
  await dialog.getByRole('button', { name: 'Preview import' }).click();
  await dialog.getByRole('group', { name: 'What the file contains' }).waitFor();

  const phone = { width: 390, height: 844, touch: true };
  const opened = await product.openPage('/impact-areas', { ...phone, as: COMPANY_ADMIN });
  await opened.page.getByRole('button', { name: 'Import / export' }).click();
  await opened.page.getByRole('menuitem', { name: 'Import workbook…' }).click();
  const small = opened.page.getByRole('dialog', { name: 'Import workbook' });
  await small.locator('input[type=file]').setInputFiles(file);
  await small.getByText('This workbook has the form of “Survey”.').waitFor();
  await small.getByRole('button', { name: 'Preview import' }).click();
  await small.getByRole('group', { name: 'What the file contains' }).waitFor();
});
