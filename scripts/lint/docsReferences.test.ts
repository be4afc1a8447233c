import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );
const pages = [
  ...filesIn('.', false),
  ...['docs', 'server', 'src'].flatMap((folder) => filesIn(folder, true)),
].filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names of files in code marks. Names with placeholders, such as `src/features/*`, are not files. */
const FILE_NAMES = /`((?:contract|docs|e2e|scripts|server|src)\/[\w./@-]+)`/g;
const LINKS = /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g;

/** A name may omit the ending of a module. */
const isFile = (name: string) =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, name + ending)));

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test('the table of features names each', () => {
  const rows = [...read('src/features/README.md').matchAll(/^\| ([^|]+) \|/gm)];
  const named = rows.flatMap(([, names = '']) => names.replace(/\(.*\)/, '').match(/\w+/g) ?? []);
  const features = readdirSync(path.join(root, 'src/features')).filter(
    (name) => !name.endsWith('.md'),
  );
  expect(features.filter((name) => !named.includes(name))).toEqual([]);
});

test('the changelog begins with the version of the package', () => {
  const [, latest] = /^## (\d\S*)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(latest).toBe((JSON.parse(read('package.json')) as { version: string }).version);
});

test.each(pages)('%s names and links to files, pages and headings that exist', (page) => {
  const text = read(page);
  const names = [...text.matchAll(FILE_NAMES)].map(([, name = '']) => name);
  expect(names.filter((name) => !isFile(name))).toEqual([]);

  const broken = [...text.matchAll(LINKS)].filter(([, address = '', anchor]) => {
    if (address.includes(':')) return false;
    const target = address === '' ? page : path.join(path.dirname(page), address);
    return !isFile(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
