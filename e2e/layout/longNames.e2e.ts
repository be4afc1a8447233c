import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateFixtures } from '../../server/fixtures/generate';
import type { Fixtures } from '../../server/store/tables';
import { paths } from '../../src/shared/routing/paths';
import { scrollingSizes } from '../checks/scrollingSizes';
import { visit } from '../harness';
import { PAGES } from '../pages';
import { seedFolder } from '../product/seedFolder';
import { useProduct } from '../product/useProduct';

const SIZES = [
  { width: 320, height: 800 },
  { width: 960, height: 800 },
  { width: 1440, height: 900 },
];
const OTHER_VIEWS = [
  paths.plan('all'),
  `${paths.plan()}?tab=value`,
  `${paths.plan()}?tab=compare`,
  paths.evolution({ from: 'review:review-alder-2' }),
];
/** A word that no line can contain. */
const LONG_WORD = 'x'.repeat(150);
/** The columns in which people write. */
const WRITTEN = ['name', 'text', 'note', 'reason', 'summary'];

/** The demo data after people have written a long word everywhere. The names of the drivers are fixed. */
function withLongWords(fixtures: Fixtures): Fixtures {
  const lengthen = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]: [string, unknown]) => [
        column,
        WRITTEN.includes(column) && typeof value === 'string' ? value + LONG_WORD : value,
      ]),
    );
  const tables = Object.entries(fixtures).map(([table, rows]) => [
    table,
    table === 'drivers' ? rows : rows.map(lengthen),
  ]);
  return Object.fromEntries(tables) as Fixtures;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'value-drivers-long-names-'));
beforeAll(() => seedFolder(dataDir, withLongWords(generateFixtures())));
const product = useProduct({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('no page scrolls horizontally because of a long word', async () => {
  const { page } = await product.openPage('about:blank', { as: 'admin@example.com' });
  const scrolling: string[] = [];
  const check = async (url: string) => {
    const found = await scrollingSizes(page, SIZES);
    scrolling.push(...found.map((size) => `${url} at ${size}`));
  };
  for (const { path: url } of PAGES) {
    await visit(page, url);
    await check(url);
  }
  for (const url of OTHER_VIEWS) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await check(url);
  }
  expect(scrolling).toEqual([]);
});
