import type { Page } from 'playwright-core';
import { useProduct } from '../product/useProduct';
import { messyFile } from '../../src/testing/messyFile';

const product = useProduct();

/** Half of them are similar to an action, and the others to none. */
const QUESTIONS = Array.from({ length: 80 }, (_, index) =>
  index % 2 === 0
    ? `How well do you agree a five-year plan, ${String(index)}?`
    : `Topic ${String(index)}`,
);
/** A person needs 0.3 s for a key and 5 s to decide about a question: 80 questions in less than 10 minutes. */
const MOST_KEYS = 600;

test('80 questions are mapped by keys alone', async () => {
  const { page } = await product.openPage('/impact-areas', { as: 'company-admin@example.com' });
  await page.getByRole('button', { name: 'Import / export' }).click();
  await page.getByRole('menuitem', { name: 'Import workbook…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import workbook' });
  const rows = QUESTIONS.map((question, index) => [question, index % 6] as const);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'survey.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(messyFile([{ name: 'Survey', rows: [['Question', 'Score'], ...rows] }])),
  });
  await dialog.getByLabel('Question', { exact: true }).waitFor();
  const keyboard = countKeys(page);

  await keyboard.choose('Question', 'Question');
  await keyboard.choose('Answer', 'Score');
  await keyboard.press('Next');
  await dialog.getByText('Value in the file').waitFor();
  await keyboard.press('Next');
  await dialog.getByText('0 of 80 questions have an action.').waitFor();
  await keyboard.press('Accept 40 proposals');
  await dialog.getByText('40 of 80 questions have an action.').waitFor();
  for (const question of QUESTIONS.filter((one) => one.startsWith('Topic'))) {
    await keyboard.choose(`Action of “${question}”`, '3.1.1');
  }
  await dialog.getByText('80 of 80 questions have an action.').waitFor();
  expect(keyboard.keys()).toBeLessThanOrEqual(MOST_KEYS);
});

/** Uses the page by its keyboard, and counts the keys. */
function countKeys(page: Page) {
  let keys = 0;
  async function key(name: string) {
    keys++;
    await page.keyboard.press(name);
  }
  async function tabTo(name: string) {
    while ((await page.evaluate(labelOfFocused)) !== name) {
      if (keys > MOST_KEYS) throw new Error(`“${name}” was not reached by Tab`);
      await key('Tab');
      // The list draws more questions when the focus scrolls it.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  return {
    keys: () => keys,
    press: async (name: string) => {
      await tabTo(name);
      await key('Enter');
    },
    choose: async (name: string, text: string) => {
      await tabTo(name);
      keys += text.length;
      await page.keyboard.type(text);
      await key('Enter');
    },
  };
}

function labelOfFocused(): string {
  const focused = document.activeElement;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
  return (focused?.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
}
