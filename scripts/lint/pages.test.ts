import { readdirSync } from 'node:fs';
import path from 'node:path';

const pages = path.resolve(__dirname, '../../src/pages');
const folders = readdirSync(pages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    files: readdirSync(path.join(pages, name), { recursive: true, encoding: 'utf8' }),
  }))
  .filter(({ files }) => files.some((file) => file.endsWith('Page.tsx')));

/** Pages that have nothing to do but to be shown. */
const WITHOUT_TEST = ['notFound'];

test.each(folders)('the page in $name has stories of its states and a test', ({ name, files }) => {
  expect(files.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  const hasTest = files.some((file) => file.endsWith('.test.tsx'));
  expect(hasTest).toBe(!WITHOUT_TEST.includes(name));
});
