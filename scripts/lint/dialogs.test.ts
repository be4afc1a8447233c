import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const dialogs = files.filter((file) => file.endsWith('Dialog.tsx'));
/** The names of stories, such as 'Delete (DeleteCompanyDialog)' for one of several dialogs of a component. */
const storyNames = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(/\bname: '[^'\n]*'/g) ?? [])
  .join();

test.each(dialogs)('%s can be found in Storybook by its name', (file) => {
  const hasStories = files.includes(file.replace(/tsx$/, 'stories.tsx'));
  const isNamed = new RegExp(`\\b${path.basename(file, '.tsx')}\\b`).test(storyNames);
  expect(hasStories || isNamed).toBe(true);
});
