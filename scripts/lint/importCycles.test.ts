// ESLint's rule for import cycles ignores imports of types only. This test does not.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './importGraph';

const root = path.resolve(__dirname, '../..');
const FOLDERS = ['contract', 'server', 'src'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
);

/** The files of a first import cycle, in the order of the imports; null if there is none. */
function findCycle(imports: ReadonlyMap<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, importers: string[]): string[] | null => {
    if (importers.includes(file)) return [...importers.slice(importers.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...importers, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

it('no file imports itself through others, not even for types', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect(imports.size).toBeGreaterThan(500);
  expect(findCycle(imports)).toBeNull();
});

it('a cycle is found', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d']],
    ['d', ['c']],
  ]);
  expect(findCycle(imports)).toEqual(['c', 'd', 'c']);
});
