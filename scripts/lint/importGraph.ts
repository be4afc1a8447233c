import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const ALIASES = [
  ['@/', 'src/'],
  ['@contract/', 'contract/'],
  ['@server/', 'server/'],
] as const;

/** The project's file that an import names; undefined for a package or a style sheet. */
function resolved(file: string, name: string): string | undefined {
  const [alias, folder] = ALIASES.find(([prefix]) => name.startsWith(prefix)) ?? [];
  const target = alias
    ? folder + name.slice(alias.length)
    : path.posix.join(path.posix.dirname(file), name);
  if (!alias && !name.startsWith('.')) return undefined;
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(path.join(root, candidate)),
  );
}

/** The project's files that a file imports, also only for types. */
export function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => resolved(file, fileName) ?? []);
}
