// This is a test, because ESLint's rule for import cycles ignores imports of types only.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const ALIASES: Record<string, string> = {
  '@': 'src',
  '@contract': 'contract',
  '@server': 'server',
};
const files = new Set(
  [...Object.values(ALIASES), 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  ),
);

/** The project's files that a file imports, also only for types. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const [first = '', ...rest] = fileName.split('/');
    if (!first.startsWith('.') && !ALIASES[first]) return [];
    const from = ALIASES[first] ?? path.posix.join(path.posix.dirname(file), first);
    const target = path.posix.join(from, ...rest);
    const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
    return candidates.filter((candidate) => files.has(candidate));
  });
}

/** The files in cycles, and those between two cycles. */
function filesInCycles(imports: ReadonlyMap<string, string[]>): string[] {
  const rest = new Map(imports);
  for (let size = 0; size !== rest.size;) {
    size = rest.size;
    const imported = new Set([...rest.values()].flat());
    for (const [file, targets] of rest) {
      const isEnd = !imported.has(file) || !targets.some((target) => rest.has(target));
      if (isEnd) rest.delete(file);
    }
  }
  return [...rest.keys()];
}

it('no file imports itself through others, not even for types', () => {
  const imports = new Map([...files].map((file) => [file, importsOf(file)]));
  expect(imports.get('src/app/main.tsx')).not.toEqual([]);
  expect(filesInCycles(imports)).toEqual([]);
});

it('a cycle is found', () => {
  const imports = { a: ['b', 'c'], b: [], c: ['d'], d: ['c', 'b'] };
  expect(filesInCycles(new Map(Object.entries(imports)))).toEqual(['c', 'd']);
});
