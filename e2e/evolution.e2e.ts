import type { Locator, Page } from 'playwright-core';
import { axeViolations, untilDrawn, useProduct } from './harness';

const product = useProduct();

const ADMIN = 'admin@example.com';
const OTHER = 'Copper Lane Bakeries';

const charts = (page: Page) => page.getByRole('application');

async function openEvolution(options: Parameters<typeof product.openPage>[1] = {}) {
  const { page } = await product.openPage('/evolution', { as: ADMIN, ...options });
  const chart = charts(page).first();
  await chart.locator('canvas').waitFor();
  return { page, chart };
}

/** What the chart says of itself. */
async function stateOf(chart: Locator) {
  const read = async (name: string) => (await chart.getAttribute(name)) ?? '';
  const numbers = async (name: string) => (await read(name)).split(' ').map(Number);
  const [start = 0, end = 0] = await numbers('data-window');
  const [min = 0, max = 0] = await numbers('data-range');
  return { start, end, span: end - start, min, max, series: await read('data-series') };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

/** The canvas's pixels, to see that something else is drawn. */
const picture = (chart: Locator) =>
  chart.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** What the chart shows once every key is answered, however many there were. */
async function afterAll(page: Page, chart: Locator) {
  for (let before = await stateOf(chart); ;) {
    await untilDrawn(page);
    const now = await stateOf(chart);
    if (now.span === before.span) return now;
    before = now;
  }
}

async function compareWith(page: Page, name: string) {
  await page.getByLabel('Compare with company').click();
  await page.keyboard.type(name);
  await page.getByTitle(name).first().click();
  await charts(page).nth(1).locator('canvas').waitFor();
}

describe('The evolution chart', () => {
  it('zooms by a tenth with each notch of the wheel, around the pointer', async () => {
    const { page, chart } = await openEvolution();
    const before = await picture(chart);
    const box = await boxOf(chart);
    // The plot's own edges: 30 px and 18 px inside.
    const [left, width] = [box.x + 30, box.width - 48];
    await page.mouse.move(left + 0.25 * width, box.y + 100);
    await page.mouse.wheel(0, -100);
    await untilDrawn(page);

    const { start, span } = await stateOf(chart);
    expect(span).toBeCloseTo(51 * 0.9, 1);
    expect(start + 0.25 * span).toBeCloseTo(1 + 0.25 * 51, 1);
    expect(await picture(chart)).not.toBe(before);

    await page.mouse.wheel(0, 100);
    await untilDrawn(page);
    expect((await stateOf(chart)).span).toBeCloseTo(51, 1);
  });

  it('fits its scores to what is visible', async () => {
    const { page, chart } = await openEvolution();
    const whole = await stateOf(chart);
    await chart.focus();
    for (let i = 0; i < 25; i++) await page.keyboard.press('+');
    const close = await afterAll(page, chart);
    expect(close.span).toBeCloseTo(4, 1);
    expect(close.max - close.min).toBeLessThanOrEqual(whole.max - whole.min);
  });

  it('leaves the wheel to the page where there is nothing to zoom', async () => {
    const { page, chart } = await openEvolution({ width: 1000, height: 500 });
    const box = await boxOf(chart);
    await page.mouse.move(box.x + 200, box.y + 20);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 0);
    expect((await stateOf(chart)).span).toBe(51);
  });

  it('moves with a drag of ten px or more, and not with a trembling click', async () => {
    const { page, chart } = await openEvolution();
    await chart.focus();
    for (let i = 0; i < 7; i++) await page.keyboard.press('+');
    await untilDrawn(page);
    const before = await stateOf(chart);
    const box = await boxOf(chart);
    const [x, y] = [box.x + box.width / 2, box.y + 100];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 9, y);
    await untilDrawn(page);
    expect(await stateOf(chart)).toEqual(before);

    await page.mouse.move(x + 12, y);
    await page.mouse.move(x + 212, y, { steps: 4 });
    await page.mouse.up();
    await untilDrawn(page);
    const after = await stateOf(chart);
    // From where it was at nine px on, by what lay under the pointer.
    const moved = (203 / (box.width - 48)) * before.span;
    expect(before.start - after.start).toBeCloseTo(moved, 0);
    expect(after.span).toBeCloseTo(before.span, 1);
  });

  it('is moved and zoomed by the keyboard', async () => {
    const { page, chart } = await openEvolution();
    await chart.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await untilDrawn(page);
    const zoomed = await stateOf(chart);
    expect(zoomed.span).toBeCloseTo(51 * 0.81, 1);

    await page.keyboard.press('ArrowRight');
    await untilDrawn(page);
    expect((await stateOf(chart)).start - zoomed.start).toBeCloseTo(zoomed.span / 10, 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('-');
    await untilDrawn(page);
    expect((await stateOf(chart)).span).toBeCloseTo(51 * 0.9, 1);
    await page.keyboard.press('Home');
    await untilDrawn(page);
    expect((await stateOf(chart)).span).toBe(51);
  });

  it('shows the whole year again by its button', async () => {
    const { page, chart } = await openEvolution();
    const reset = page.getByRole('button', { name: 'Reset zoom' });
    expect(await reset.isDisabled()).toBe(true);
    await chart.focus();
    await page.keyboard.press('+');
    await reset.click();
    await untilDrawn(page);
    expect((await stateOf(chart)).span).toBe(51);
  });

  it('switches series off in its menu, also over a reload, and on again by the keyboard', async () => {
    const { page, chart } = await openEvolution();
    const before = await picture(chart);
    await page.getByRole('button', { name: 'Series' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Expectations' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Global Average' }).click();
    await untilDrawn(page);
    expect((await stateOf(chart)).series).toBe('operatingMargin revenueGrowth assetEfficiency');
    expect(await picture(chart)).not.toBe(before);

    await page.reload();
    await charts(page).first().locator('canvas').waitFor();
    expect((await stateOf(chart)).series).toBe('operatingMargin revenueGrowth assetEfficiency');

    await page.getByRole('button', { name: 'Series' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Expectations' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Expectations', checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Series shown' }).waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('Series');
  });

  it('goes through the years, and remembers the one picked', async () => {
    const { page, chart } = await openEvolution();
    const newest = Number(await chart.getAttribute('data-year'));
    await page.getByRole('button', { name: 'Previous year' }).click();
    await page.getByRole('button', { name: 'Previous year' }).click();
    await page.getByRole('button', { name: 'Next year' }).click();
    expect(await chart.getAttribute('data-year')).toBe(String(newest - 1));

    await page.reload();
    await charts(page).first().waitFor();
    expect(await chart.getAttribute('data-year')).toBe(String(newest - 1));
    await page.getByRole('combobox', { name: 'Year' }).selectOption(String(newest));
    expect(await chart.getAttribute('data-year')).toBe(String(newest));
  });

  it('tells a week’s figures under the pointer, the same as its table', async () => {
    const { page, chart } = await openEvolution();
    const box = await boxOf(chart);
    await page.mouse.move(box.x + 30, box.y + 100);
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    expect(await tooltip.innerText()).toContain('W01');
    const said = (await tooltip.innerText()).match(/\d+\.\d\d/g);

    await page.getByRole('button', { name: 'Show as table' }).click();
    const cells = page.getByRole('row', { name: /^W01/ }).getByRole('cell');
    expect(await cells.allInnerTexts()).toEqual(said);
  });

  it('is followed by two fingers', async () => {
    const { page, chart } = await openEvolution();
    const box = await boxOf(chart);
    const cdp = await page.context().newCDPSession(page);
    const middle = box.x + 30 + (box.width - 48) / 2;
    const fingers = (apart: number) =>
      [-apart, apart].map((dx, id) => ({ x: middle + dx, y: box.y + 120, id }));
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : fingers(apart),
      });
    await touch('touchStart', 50);
    for (const apart of [60, 70, 80, 90, 100]) await touch('touchMove', apart);
    await touch('touchEnd');
    await untilDrawn(page);
    const { start, end, span } = await stateOf(chart);
    expect(span).toBeCloseTo(51 / 2, 0);
    expect((start + end) / 2).toBeCloseTo(26.5, 0);
  });
});

describe('The comparison', () => {
  it('shares one window and one range, side by side or below each other', async () => {
    const { page } = await openEvolution();
    await compareWith(page, OTHER);
    const [own, other] = [charts(page).first(), charts(page).nth(1)];
    expect((await boxOf(own)).y).toBe((await boxOf(other)).y);

    await other.hover();
    await page.mouse.wheel(0, -100);
    await untilDrawn(page);
    const [a, b] = [await stateOf(own), await stateOf(other)];
    expect(a).toEqual(b);
    expect(a.span).toBeCloseTo(51 * 0.9, 1);

    await page.setViewportSize({ width: 390, height: 844 });
    await untilDrawn(page);
    expect((await boxOf(other)).y).toBeGreaterThan((await boxOf(own)).y);
    expect((await boxOf(own)).width).toBeLessThan(390);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is remembered, with its table of differences', async () => {
    const { page } = await openEvolution();
    await compareWith(page, OTHER);
    await page.reload();
    await page.getByRole('table', { name: new RegExp(`compared with ${OTHER}`) }).waitFor();
    expect(await charts(page).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });
});
