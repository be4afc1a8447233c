import { useProduct } from './product/useProduct';

const product = useProduct();
const ADMIN = 'admin@example.com';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

it('says which companies need attention and why after one press', async () => {
  const { page } = await product.openPage('/', { as: ADMIN });
  await page.getByRole('link', { name: 'Portfolio' }).click();
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText(/compan(y|ies) needs? you/).waitFor();
  const reasons = await attention.getByRole('listitem').allTextContents();
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/target|late|overdue/);
});

it('says why a margin has moved since half a year in three presses', async () => {
  const { page } = await product.openPage('/', { as: ADMIN });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Operating Margin' })
    .getByRole('link', { name: /since/ })
    .click();
  const card = page.getByRole('region', { name: 'What moved it' });
  const answer = card.getByText(/^Operating Margin (rose|fell) by .*: .*\bactions?\b/);
  await answer.waitFor();
  const first = await answer.textContent();
  await card.getByRole('combobox', { name: 'From' }).click();
  // Typing filters the list, which is no press.
  const month = new Date(Date.now() - 26 * WEEK_MS).toLocaleString('en', { month: 'short' });
  await page.keyboard.type(month);
  await page.getByTitle(new RegExp(month)).first().click();
  await answer.filter({ hasNotText: first ?? '' }).waitFor();
  await card.getByRole('list', { name: 'Sub-drivers that moved it' }).waitFor();
});
