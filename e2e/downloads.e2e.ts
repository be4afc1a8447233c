import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { useProduct } from './product/useProduct';

const product = useProduct();

/** The minimum number of pixels of a chart's image, so that it is sharp on paper. */
const MIN_PIXELS = { width: 3 * 760, height: 3 * (24 + 300) };
const WHITE = 255;

async function download(page: Page, entry: string): Promise<Buffer> {
  const receivedFile = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  return readFile(await (await receivedFile).path());
}

/** The names of a workbook's files in a folder. */
const filesIn = (workbook: Buffer, folder: string) =>
  Object.keys(unzipSync(workbook)).filter((name) => name.startsWith(folder));

/** The PNGs that the page has drawn for files since `watchPictures`. */
const drawnPictures = (page: Page) =>
  page.evaluate(() => (globalThis as { pictures?: string[] }).pictures ?? []);

/** Records every picture that the page draws. */
const watchPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures: string[] = [];
    Object.assign(globalThis, { pictures });
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function (...options) {
      const picture = toDataURL.apply(this, options);
      pictures.push(picture);
      return picture;
    };
  });

/** The share of white pixels in an image, and whether the image contains every given color. */
async function colorsIn(png: Uint8Array) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let white = 0;
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.subarray(at, at + 3);
    if (color.every((channel) => channel === WHITE)) white++;
    else colors.add(color.toString('hex'));
  }
  return { width: info.width, height: info.height, white: white / (data.length / 3), colors };
}

/** The colors of the five series in the light theme. */
const LIGHT_COLORS = ['1f6feb', '1a7f37', 'cf222e', 'a87900', '1b1b1f'];

it.each(['light', 'dark'] as const)(
  'the dashboard in %s is downloaded with its chart, light and sharp',
  async (colorScheme) => {
    const { page } = await product.openPage('/', { as: 'editor@example.com', colorScheme });
    await page.getByRole('application').locator('svg').waitFor();

    await watchPictures(page);
    const pdf = (await download(page, 'PDF')).toString('latin1');
    expect(pdf).toContain(`/Width ${MIN_PIXELS.width}\n/Height ${MIN_PIXELS.height}`);
    expect(pdf).toContain('(Impact Areas) Tj');

    const [picture = ''] = await drawnPictures(page);
    const png = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    const { white, colors, ...size } = await colorsIn(png);
    expect(size).toEqual(MIN_PIXELS);
    expect(white).toBeGreaterThan(0.8);
    for (const color of LIGHT_COLORS) expect(colors).toContain(color);

    // A workbook has a chart of its own in place of the picture.
    const workbook = await download(page, 'EXCEL');
    expect(filesIn(workbook, 'xl/media/')).toEqual([]);
    expect(filesIn(workbook, 'xl/charts/')).toHaveLength(1);
    expect(await readSheet(workbook, 'Impact Areas')).toHaveLength(1 + 7);
  },
);

it('the evolution of two companies is downloaded with both charts and the bridge', async () => {
  const { page } = await product.openPage('/evolution', { as: 'admin@example.com' });
  await page.getByLabel('Compare with company').click();
  await page.keyboard.type('Copper Lane');
  await page.getByTitle('Copper Lane Bakeries').first().click();
  await page.getByRole('application').nth(1).locator('canvas').waitFor();

  const pdf = (await download(page, 'Download as PDF')).toString('latin1');
  expect(pdf.split(`/Width ${MIN_PIXELS.width}\n/Height ${MIN_PIXELS.height}`)).toHaveLength(1 + 2);
  const workbook = await download(page, 'Download as EXCEL');
  expect(filesIn(workbook, 'xl/charts/')).toHaveLength(2);
  expect(filesIn(workbook, 'xl/media/')).toHaveLength(1);
  expect(await readSheet(workbook, 'Differences')).toHaveLength(1 + 5);
});

it('the libraries that create files are loaded only when the user downloads a file', async () => {
  const { page } = await product.openPage('/', { as: 'editor@example.com' });
  await page.getByRole('application').locator('svg').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await download(page, 'PDF');
  expect(scripts.length).toBeGreaterThan(0);
});

it('a PDF shows names with characters that its fonts lack, and such names can be searched', async () => {
  const { page } = await product.openPage('/companies-management', { as: 'admin@example.com' });
  const name = 'Łódź 北京 Ελλάδα 🚀';
  await page.getByRole('button', { name: 'Actions for Copper Lane Bakeries' }).click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name }).waitFor();

  await page.goto('/company-overview');
  await page.getByLabel('Company shown').click();
  await page.keyboard.type('Łódź');
  await page.getByTitle(name).first().click();
  await page.getByText('Global Average').waitFor();
  const pdf = (await download(page, 'Download as PDF')).toString('latin1');
  const day = new Date().toISOString().slice(0, 10);
  const searched = Buffer.from(`\uFEFF${name} · ${day}`, 'utf16le').swap16().toString('hex');
  expect(pdf).toContain(`/Span <</ActualText <${searched}>>> BDC`);
  expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(1);
  expect(pdf).toContain('(Expectations) Tj');
});
