import type { Locator, Page } from 'playwright-core';
import { WAIT_MS } from '../limits';
import { axeViolations, waitForPaint } from '../harness';
import { useProduct } from '../product/useProduct';

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

/** The chart's visible weeks, score range, series and year, all read at the same moment. */
async function stateOf(chart: Locator) {
  const data = await chart.evaluate((element) => {
    const { window, range, series, year } = (element as HTMLElement).dataset;
    return { window, range, series, year };
  });
  const numbers = (text = '') => text.split(' ').map(Number);
  const [start = 0, end = 0] = numbers(data.window);
  const [min = 0, max = 0] = numbers(data.range);
  return { start, end, span: end - start, min, max, series: data.series, year: data.year };
}
type State = Awaited<ReturnType<typeof stateOf>>;

/** Reads repeatedly until the value is as expected. After a timeout, returns the last value. */
async function readUntil<Value>(
  page: Page,
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const value = await read();
    if (isExpected(value) || Date.now() > end) return value;
    await waitForPaint(page);
  }
}

/** Tolerance in weeks, because pixels and the chart's attributes are rounded. */
const WEEK_TOLERANCE = 0.05;
const isNear = (value: number, expected: number, difference = WEEK_TOLERANCE) =>
  Math.abs(value - expected) < difference;

const waitForState = (page: Page, chart: Locator, isExpected: (state: State) => boolean) =>
  readUntil(page, () => stateOf(chart), isExpected);

/**
 * Waits until the chart shows this number of weeks, since input takes effect one or more frames
 * later.
 */
const waitForSpan = (page: Page, chart: Locator, span: number, off = WEEK_TOLERANCE) =>
  waitForState(page, chart, (state) => isNear(state.span, span, off));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

/** The pixels of the canvas, for detecting changes of the drawing. */
const canvasPixels = (chart: Locator) =>
  chart.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

async function untilRedrawn(page: Page, chart: Locator, before: string) {
  const now = await readUntil(
    page,
    () => canvasPixels(chart),
    (drawn) => drawn !== before,
  );
  expect(now).not.toBe(before);
}

async function waitForYear(page: Page, chart: Locator, year: number) {
  const state = await waitForState(page, chart, (now) => now.year === String(year));
  expect(state.year).toBe(String(year));
}

async function showYear(page: Page, chart: Locator, year: number) {
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption(String(year));
  await waitForYear(page, chart, year);
}

async function compareWith(page: Page, name: string) {
  await page.getByLabel('Compare with company').click();
  await page.keyboard.type(name);
  await page.getByTitle(name).first().click();
  await charts(page).nth(1).locator('canvas').waitFor();
}

/** The box of the plot within the chart, whose width represents the visible weeks. */
const plotOf = (chart: Locator) => boxOf(chart.locator('[data-plot]'));

describe('The evolution chart', () => {
  it('zooms by a tenth per notch of the wheel, around the pointer (§9.14)', async () => {
    const { page, chart } = await openEvolution();
    const before = await canvasPixels(chart);
    const box = await boxOf(chart);
    const { x: left, width } = await plotOf(chart);
    await page.mouse.move(left + 0.25 * width, box.y + 100);
    await page.mouse.wheel(0, -100);

    const { start, span } = await waitForSpan(page, chart, 51 * 0.9);
    expect(span).toBeCloseTo(51 * 0.9, 1);
    expect(start + 0.25 * span).toBeCloseTo(1 + 0.25 * 51, 1);
    await untilRedrawn(page, chart, before);

    await page.mouse.wheel(0, 100);
    expect((await waitForSpan(page, chart, 51)).span).toBeCloseTo(51, 1);
  });

  it('fits its range of scores to the visible lines', async () => {
    const { page, chart } = await openEvolution();
    // A year that has ended: in January, the newest one has hardly any scores.
    await showYear(page, chart, Number((await stateOf(chart)).year) - 1);
    const whole = await stateOf(chart);
    await chart.focus();
    for (let i = 0; i < 25; i++) await page.keyboard.press('+');
    const close = await waitForSpan(page, chart, 4);
    expect(close.span).toBeCloseTo(4, 1);
    expect(close.max - close.min).toBeLessThanOrEqual(whole.max - whole.min);
  });

  it('lets the wheel scroll the page when there is nothing to zoom', async () => {
    const { page, chart } = await openEvolution({ width: 1000, height: 500 });
    const box = await boxOf(chart);
    await page.mouse.move(box.x + 200, box.y + 20);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 0);
    expect((await stateOf(chart)).span).toBe(51);
  });

  it('moves with a drag of ten px or more, but not with a slightly moving click (§9.15)', async () => {
    const { page, chart } = await openEvolution();
    await chart.focus();
    for (let i = 0; i < 7; i++) await page.keyboard.press('+');
    const before = await waitForSpan(page, chart, 51 * 0.9 ** 7);
    const box = await boxOf(chart);
    const [x, y] = [box.x + box.width / 2, box.y + 100];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 9, y);
    await waitForPaint(page);
    expect(await stateOf(chart)).toEqual(before);

    await page.mouse.move(x + 12, y);
    await page.mouse.move(x + 212, y, { steps: 4 });
    await page.mouse.up();
    // The chart starts to move at ten px. The week that was under the pointer at nine px stays under it.
    const moved = (203 / (await plotOf(chart)).width) * before.span;
    const after = await waitForState(page, chart, ({ start }) =>
      isNear(before.start - start, moved, 0.5),
    );
    expect(before.start - after.start).toBeCloseTo(moved, 0);
    expect(after.span).toBeCloseTo(before.span, 1);
  });

  it('is moved and zoomed with the keyboard', async () => {
    const { page, chart } = await openEvolution();
    await chart.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const zoomed = await waitForSpan(page, chart, 51 * 0.81);
    expect(zoomed.span).toBeCloseTo(51 * 0.81, 1);

    await page.keyboard.press('ArrowRight');
    const step = zoomed.span / 10;
    const moved = await waitForState(page, chart, ({ start }) =>
      isNear(start - zoomed.start, step),
    );
    expect(moved.start - zoomed.start).toBeCloseTo(step, 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('-');
    expect((await waitForSpan(page, chart, 51 * 0.9)).span).toBeCloseTo(51 * 0.9, 1);
    await page.keyboard.press('Home');
    expect((await waitForSpan(page, chart, 51)).span).toBe(51);
  });

  it('shows the whole year again with a button', async () => {
    const { page, chart } = await openEvolution();
    const reset = page.getByRole('button', { name: 'Reset zoom' });
    expect(await reset.count()).toBe(0);
    await chart.focus();
    await page.keyboard.press('+');
    // Playwright waits until the button is there, which happens after the key has been handled.
    await reset.click();
    expect((await waitForSpan(page, chart, 51)).span).toBe(51);
    await reset.waitFor({ state: 'detached' });
  });

  it('hides series with a menu, keeps them hidden after a reload, and shows them with the keyboard (§2.44)', async () => {
    const { page, chart } = await openEvolution();
    const LEFT = 'operatingMargin revenueGrowth assetEfficiency';
    const before = await canvasPixels(chart);
    await page.getByRole('button', { name: 'Series' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Expectations' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Global Average' }).click();
    const isWithout = ({ series }: State) => series === LEFT;
    expect((await waitForState(page, chart, isWithout)).series).toBe(LEFT);
    await untilRedrawn(page, chart, before);

    await page.reload();
    await charts(page).first().locator('canvas').waitFor();
    expect((await waitForState(page, chart, isWithout)).series).toBe(LEFT);

    await page.getByRole('button', { name: 'Series' }).focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('menuitemcheckbox', { name: 'Expectations' });
    await first.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Expectations', checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Series shown' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Series' }).and(page.locator(':focus')).waitFor();
  });

  it('steps through the years and remembers the selected one (§2.43)', async () => {
    const { page, chart } = await openEvolution();
    const newest = Number((await stateOf(chart)).year);
    await page.getByRole('button', { name: 'Previous year' }).click();
    await page.getByRole('button', { name: 'Previous year' }).click();
    await page.getByRole('button', { name: 'Next year' }).click();
    await waitForYear(page, chart, newest - 1);

    await page.reload();
    await charts(page).first().waitFor();
    await waitForYear(page, chart, newest - 1);
    await showYear(page, chart, newest);
  });

  it('shows the figures of the week under the pointer, equal to those of the table (§2.41)', async () => {
    const { page, chart } = await openEvolution();
    const box = await boxOf(chart);
    await page.mouse.move(box.x + 30, box.y + 100);
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    expect(await tooltip.innerText()).toContain('W01');
    const tooltipText = (await tooltip.innerText()).match(/\d+\.\d\d/g);

    await page.getByRole('button', { name: 'Show as table' }).click();
    const cells = page.getByRole('row', { name: /^W01/ }).getByRole('cell');
    expect(await cells.allInnerTexts()).toEqual(tooltipText);
  });

  it('is zoomed and moved with two fingers', async () => {
    const { page, chart } = await openEvolution();
    const box = await boxOf(chart);
    const cdp = await page.context().newCDPSession(page);
    const plot = await plotOf(chart);
    const middle = plot.x + plot.width / 2;
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
    const { start, end, span } = await waitForSpan(page, chart, 51 / 2, 0.5);
    expect(span).toBeCloseTo(51 / 2, 0);
    expect((start + end) / 2).toBeCloseTo(26.5, 0);
  });
});

describe('The comparison', () => {
  it('uses one window and one range of scores for both charts, side by side or stacked (§2.51)', async () => {
    const { page } = await openEvolution();
    await compareWith(page, OTHER);
    const [own, other] = [charts(page).first(), charts(page).nth(1)];
    expect((await boxOf(own)).y).toBe((await boxOf(other)).y);

    await other.hover();
    await page.mouse.wheel(0, -100);
    const a = await waitForSpan(page, own, 51 * 0.9);
    const b = await waitForSpan(page, other, 51 * 0.9);
    expect(a).toEqual(b);
    expect(a.span).toBeCloseTo(51 * 0.9, 1);

    await page.setViewportSize({ width: 390, height: 844 });
    await waitForPaint(page);
    expect((await boxOf(other)).y).toBeGreaterThan((await boxOf(own)).y);
    expect((await boxOf(own)).width).toBeLessThan(390);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is restored after a reload, with its table of differences', async () => {
    const { page } = await openEvolution();
    await compareWith(page, OTHER);
    await page.reload();
    await page.getByRole('table', { name: new RegExp(`compared with ${OTHER}`) }).waitFor();
    expect(await charts(page).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });
});

/** After which week a driver fell most, in the newest year in which it fell; in January, that is the year before. */
async function largestFall(page: Page, driver: string) {
  const response = await page.request.post('/graphql', {
    data: {
      query: `{ graphDrivers(company_id: "company-1") { years { year data { week data { driver averages } } } } }`,
    },
  });
  const { data } = (await response.json()) as {
    data: { graphDrivers: { years: GraphYear[] } };
  };
  const years = data.graphDrivers.years.map(({ year, data: weeks }) => {
    const values = weeks.map(
      ({ data: averages }) => averages.find((one) => one.driver.endsWith(driver))?.averages ?? null,
    );
    const falls = weeks.flatMap(({ week }, index) => {
      const [value = null, next = null] = values.slice(index);
      if (value === null || next === null || next >= value) return [];
      return [{ week: Number(week), value, next, by: value - next }];
    });
    return falls.sort((a, b) => b.by - a.by).map((fall) => ({ year, ...fall }));
  });
  const [largest] = years.findLast((falls) => falls.length > 0) ?? [];
  if (!largest) throw new Error(`${driver} has never fallen`);
  return largest;
}
interface GraphYear {
  year: number;
  data: { week: string; data: { driver: string; averages: number | null }[] }[];
}

it('a press on a falling stretch of a line opens the actions behind it', async () => {
  const { page, chart } = await openEvolution({ as: 'editor@example.com' });
  const largest = await largestFall(page, 'Operating Margin');
  await showYear(page, chart, largest.year);
  // Only its own line, so that no other one is nearer.
  await page.getByRole('button', { name: 'Series' }).click();
  for (const other of ['Expectations', 'Revenue Growth', 'Asset Efficiency', 'Global Average']) {
    await page.getByRole('menuitemcheckbox', { name: other }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('menu', { name: 'Series shown' }).waitFor({ state: 'hidden' });
  await waitForState(page, chart, ({ series }) => series === 'operatingMargin');
  const { start, end, min, max } = await stateOf(chart);
  const plot = await boxOf(chart.locator('[data-plot]'));
  const middle = (largest.value + largest.next) / 2;
  await page.mouse.click(
    plot.x + ((largest.week + 0.5 - start) / (end - start)) * plot.width,
    plot.y + ((max - middle) / (max - min)) * plot.height,
  );
  await page.getByText(/^Operating Margin fell by /).waitFor();
  expect(page.url()).toContain('driver=Operating+Margin');
  await page.getByRole('list', { name: 'Sub-drivers that moved it' }).waitFor();
  await page.getByRole('list', { name: 'Actions that moved it' }).waitFor();
});
