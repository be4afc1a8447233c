import { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
import { axeViolations, darkViolations } from '../harness';
import { useProduct } from '../product/useProduct';

const product = useProduct();
const ADMINISTRATOR = 'company-admin@example.com';
const EDITOR = 'editor@example.com';
const PLAN = '/plan?tab=plan';

describe('the comments on a plan item', () => {
  it('are written by keys alone, and found by whoever is mentioned, on a phone', async () => {
    const asking = await product.openPage(PLAN, { as: ADMINISTRATOR });
    const { keyboard } = asking.page;
    const menu = asking.page.getByRole('button', { name: /^Actions for/ }).last();
    await menu.focus();
    await keyboard.press('Enter');
    await asking.page.getByRole('menuitem', { name: 'Comments' }).press('Enter');
    const written = asking.page.getByRole('dialog', { name: /^Comments on / });
    const box = written.getByLabel('Write a comment');
    await box.waitFor();
    await box.focus();
    await keyboard.type('Is May possible?');
    await keyboard.press('Tab');
    await keyboard.type(ACCOUNT_NAMES.editor);
    await asking.page.getByTitle(ACCOUNT_NAMES.editor).waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await written.getByText(`to ${ACCOUNT_NAMES.editor}`).waitFor();
    expect(await axeViolations(asking.page, '.ant-drawer')).toEqual([]);
    await keyboard.press('Escape');
    await written.waitFor({ state: 'detached' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);

    const { page } = await product.openPage('/inbox', {
      as: EDITOR,
      ...{ width: 390, height: 844, touch: true },
    });
    const notices = page.getByRole('list', { name: 'Notices' });
    await notices
      .getByRole('link', { name: /^You are mentioned: / })
      .first()
      .tap();
    const read = page.getByRole('dialog', { name: /^Comments on / });
    await read.getByText('Is May possible?').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await axeViolations(page, '.ant-drawer')).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);
    await read.getByRole('button', { name: 'Close' }).tap();
    await read.waitFor({ state: 'detached' });
    const link = page.getByRole('button', { name: /^1 comment on / });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('cost no request until they are opened', async () => {
    const { page } = await product.openPage('/faq', { as: EDITOR });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('comments(')) asked.push(request.url());
    });
    await page.goto(PLAN);
    await page.getByRole('button', { name: /^2 comments on / }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /^2 comments on / }).click();
    await page.getByText('Which offer is missing?').waitFor();
    expect(asked).toHaveLength(1);
  });
});
