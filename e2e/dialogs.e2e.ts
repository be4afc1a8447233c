import { paths } from '../src/shared/routing/paths';
import { closeDialog, COMPANY, DIALOGS, openDialog } from './dialogs';
import { axeViolations, darkViolations, visit } from './harness';
import { useProduct } from './product/useProduct';

const product = useProduct();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** Elements of dialogs that extend beyond the screen or scroll horizontally. Runs in the page. */
const overflowingElements = () => {
  const wide = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    /auto|scroll/.test(getComputedStyle(element).overflowX);
  const out = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
  };
  const shown = [...document.querySelectorAll('[role=dialog]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  const within = shown.flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')]);
  return [document.documentElement, ...shown.map((dialog) => dialog.parentElement), ...within]
    .filter((element) => element !== null)
    .filter((element) => wide(element) || (within.includes(element) && out(element)))
    .map((element) => `${element.tagName} ${element.className}`);
};

describe.each(SIZES)('at $width×$height', (size) => {
  it('every dialog and a menu are accessible in both themes, and fit the screen', async () => {
    const { page } = await product.openPage('about:blank', { ...size, as: 'admin@example.com' });
    const found: string[] = [];
    for (const { path, dialogs } of DIALOGS) {
      await visit(page, path);
      for (const [title, steps] of dialogs) {
        await openDialog(page, title, steps);
        const problems = [
          ...(await axeViolations(page, '[role=dialog]')),
          ...(await darkViolations(page, '[role=dialog]')),
          ...(await page.evaluate(overflowingElements)),
        ];
        found.push(...problems.map((problem) => `${title}: ${problem}`));
        await closeDialog(page, title);
      }
    }
    await visit(page, paths.companiesManagement());
    await page.getByRole('button', { name: `Actions for ${COMPANY}` }).click();
    await page.getByRole('menuitem', { name: 'Edit details' }).waitFor();
    found.push(...(await axeViolations(page)), ...(await darkViolations(page)));
    expect(found).toEqual([]);
  });
});
