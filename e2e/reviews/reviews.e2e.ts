import { readFile } from 'node:fs/promises';
import { axeViolations, darkViolations, visit } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const SIGNER = 'company-admin@example.com';
const LATEST = '/reviews/review-alder-3';

describe('a review', () => {
  it('is two presses from Company overview to the PDF, which Verify accepts and draws again', async () => {
    const { page } = await product.openPage('/company-overview', { as: SIGNER });
    await page.getByRole('link', { name: /^Latest review: / }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    const path = await (await download).path();
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');

    await visit(page, '/verify');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'review.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile(path),
    });
    await page.getByText('This content was signed here.').waitFor();
    await page.getByRole('region', { name: 'Drawn from the content' }).waitFor();
  });

  it('opens a figure to its answers and to what moved it since', async () => {
    const { page } = await product.openPage(`${LATEST}?figure=total%2Faverage`, { as: SIGNER });
    await page.getByText(/^The sum of \d+ actions$/).waitFor();
    await page.getByRole('button', { name: /^Operating Margin, Average: / }).click();
    await page.getByRole('link', { name: 'What moved it' }).click();
    await page.getByRole('region', { name: 'What moved it' }).waitFor();
  });

  it('puts a block on the clipboard as a picture, or saves it where the clipboard is refused', async () => {
    const { page } = await product.openPage(LATEST, { as: SIGNER });
    const { origin } = new URL(page.url());
    const copy = page.getByRole('button', { name: /^Copy as picture: / }).first();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await copy.click();
    await page.getByText('The picture was copied.').waitFor();
    const width = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = await item?.getType('image/png');
      return picture ? (await createImageBitmap(picture)).width : 0;
    });
    // 190 mm with twice the pixels of a screen.
    expect(width).toBeGreaterThan(1400);

    const browser = await page.context().newCDPSession(page);
    const { targetInfo } = await browser.send('Target.getTargetInfo');
    const { browserContextId } = targetInfo;
    await browser.send('Browser.setPermission', {
      permission: { name: 'clipboard-write' },
      setting: 'denied',
      origin,
      ...(browserContextId !== undefined && { browserContextId }),
    });
    const download = page.waitForEvent('download');
    await copy.click();
    await page.getByText('The picture was saved.').waitFor();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
  });

  it('is in the document of the portfolio, under the logo of its company', async () => {
    const { page } = await product.openPage('/portfolio', { as: 'admin@example.com' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Reviews as PDF…' }).click();
    const pdf = (await readFile(await (await download).path())).toString('latin1');
    const linked = new Set(pdf.match(/\/reviews\/[\w-]+/g));
    expect(linked.size).toBeGreaterThan(1);
    expect(pdf.match(/\/Subtype \/Image\n\/Width \d+/g)?.length).toBeGreaterThanOrEqual(
      linked.size,
    );
  });

  it('is a sheet from below on a phone, and accessible in both themes', async () => {
    const { page } = await product.openPage(LATEST, { as: SIGNER });
    await page.getByRole('button', { name: /^Global Average, Average: / }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Global Average, Average: / }).click();
    await page
      .getByRole('dialog')
      .getByText(/^The sum of \d+ actions$/)
      .waitFor();
  });
});
