import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names of files in code marks. Names with placeholders, such as `src/features/*`, are not files. */
const FILE_NAMES = /`((?:contract|docs|e2e|scripts|server|src)\/[\w./@-]+)`/g;
const LINKS = /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A name may omit the ending of a module. */
const ENDINGS = ['', '.ts', '.tsx'];

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each([...markdownIn('.'), ...markdownIn('docs')])('%s', (page) => {
  const text = read(page);

  it('names files that exist', () => {
    const missing = [...text.matchAll(FILE_NAMES)]
      .map(([, name = '']) => name)
      .filter((name) => !ENDINGS.some((ending) => existsSync(path.join(root, name + ending))));
    expect(missing).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const broken = [...text.matchAll(LINKS)]
      .filter(([, address = '']) => !address.includes(':'))
      .filter(([, address = '', anchor]) => {
        const target = address === '' ? page : path.join(path.dirname(page), address);
        if (!existsSync(path.join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
      })
      .map(([link]) => link);
    expect(broken).toEqual([]);
  });
});
