import type { Locator, Page } from 'playwright-core';
import { axeViolations, darkViolations } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const EDITOR = 'editor@example.com';

const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });
const addToPlan = (page: Page) => selection(page).getByRole('button', { name: 'Add to plan' });
const isOnScreen = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && element.contains(hit);
  });
const scrollPage = (page: Page, share: number) =>
  page.evaluate((part) => {
    scrollTo(0, part * document.documentElement.scrollHeight);
  }, share);

/** Selects the first actions; the next press is the one that opens them for their owners. */
async function selectFirst(page: Page, count: number) {
  const boxes = page
    .getByRole('list', { name: 'Actions by priority' })
    .getByRole('checkbox')
    .filter({ visible: true });
  await boxes.first().waitFor();
  for (let index = 0; index < count; index++) await boxes.nth(index).click();
}

it('five actions get five owners in at most fifteen presses', async () => {
  const { page } = await product.openPage('/plan', { as: EDITOR });
  await selectFirst(page, 5);
  await addToPlan(page).click();
  let presses = 6;
  const owners = page.getByRole('group', { name: /^Owner: \d/ });
  await owners.first().waitFor();
  const named = new Set<string>();
  for (const [index, group] of (await owners.all()).entries()) {
    const person = group.getByRole('button').nth(index);
    named.add((await person.textContent()) ?? '');
    await person.click();
    presses += 1;
  }
  await addToPlan(page).click();
  presses += 1;
  await page.getByText('5 actions have been added to the plan').waitFor();
  expect(named.size).toBe(5);
  expect(presses).toBeLessThanOrEqual(15);
});

it('the keyboard leads from any row to the button, and back to the rows', async () => {
  const { page } = await product.openPage('/plan', { as: EDITOR });
  const boxes = page.getByRole('list', { name: 'Actions by priority' }).getByRole('checkbox');
  await boxes.first().waitFor();
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.nth(30).focus();
  await page.keyboard.press('Space');
  await selection(page).getByText('Enter on a box leads here').waitFor();
  await page.keyboard.press('Enter');
  const isFocused = (button: Locator) =>
    button.evaluate((element) => element === document.activeElement);
  let presses = 0;
  while (presses < 5 && !(await isFocused(addToPlan(page)))) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  expect(presses).toBeLessThan(5);
  await page.keyboard.press('Tab');
  expect(await isFocused(boxes.first())).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Add 2 actions to the plan' }).waitFor();
});

it.each([
  [1440, 900, false],
  [768, 1024, false],
  [390, 844, true],
])('at %i×%i the button that adds to the plan stays on the screen', async (...size) => {
  const [width, height, touch] = size;
  const { page } = await product.openPage('/plan', { as: EDITOR, width, height, touch });
  await selectFirst(page, 2);
  for (const share of [0, 0.4, 1]) {
    await scrollPage(page, share);
    expect(await isOnScreen(addToPlan(page))).toBe(true);
  }
  expect(await axeViolations(page)).toEqual([]);
  await addToPlan(page).click();
  await page.getByRole('heading', { name: 'Add 2 actions to the plan' }).waitFor();
  expect(await isOnScreen(addToPlan(page))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(await darkViolations(page)).toEqual([]);
});

it('the headings of the columns stay below the strip', async () => {
  const { page } = await product.openPage('/plan', { as: EDITOR });
  await page.getByRole('list', { name: 'Actions by priority' }).waitFor();
  await scrollPage(page, 0.5);
  const [heading, strip] = await Promise.all([
    page.getByText('State → aim').boundingBox(),
    page.getByRole('region', { name: 'Averages now and with the plan' }).boundingBox(),
  ]);
  expect(strip?.y).toBe(0);
  expect(strip?.height).toBe(56);
  expect(heading?.y).toBeGreaterThanOrEqual(56);
  expect(heading?.y).toBeLessThan(112);
});

it('nothing is wider than a small phone in Spanish', async () => {
  const { page } = await product.openPage('/plan', {
    as: EDITOR,
    width: 320,
    touch: true,
    locale: 'es-ES',
  });
  const boxes = page.getByRole('list', { name: 'Acciones por prioridad' }).getByRole('checkbox');
  await boxes.first().waitFor();
  await boxes.first().click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Añadir al plan' }).click();
  await page.getByRole('heading', { name: 'Añadir 1 acción al plan' }).waitFor();
  expect(await width()).toBeLessThanOrEqual(320);
  await page.goto('/plan?tab=plan');
  await page.getByRole('tab', { name: /^Plan/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await width()).toBeLessThanOrEqual(320);
});
