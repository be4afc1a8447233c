/**
 * Generates, from the contract's schema, the typed documents of the operations in src and the types of
 * the server's resolvers, from the theme a style sheet with its variables, and the types of the CSS modules.
 * With `--check` it fails if a generated file that is committed is out of date, and does not write it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCssModuleTypes } from './cssModuleTypes.cjs';
import { formatted } from './formatted';
import { generateOperations, type OperationFile } from './generateOperations';
import { generateResolverTypes } from './generateResolverTypes';
import { generateThemeVariables } from './generateThemeVariables';

const root = path.resolve(__dirname, '../..');

/** The files of src with this ending, each with its text. */
function filesOf(ending: string): OperationFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .sort()
    .map((file) => ({ location: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const schema = () => readFileSync(path.join(root, 'contract/schema.graphql'), 'utf8');

const operations = () => generateOperations(schema(), filesOf('.graphql'));

const resolverTypes = () => generateResolverTypes(schema());

const variables = () => {
  const sheets = filesOf('.css').filter(({ location }) => !location.includes('/generated/'));
  return generateThemeVariables(sheets.map(({ text }) => text));
};

const TARGETS = [
  { file: 'src/shared/api/generated/operations.ts', make: operations },
  { file: 'server/routes/graphql/generated/resolverTypes.ts', make: resolverTypes },
  { file: 'src/shared/ui/theme/generated/variables.css', make: variables },
];

async function write({ file, make }: (typeof TARGETS)[number], check: boolean) {
  const target = path.join(root, file);
  const code = await formatted(file, await make());
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (current === code) return;
  if (check) throw new Error(`${file} is not up to date: run npm run codegen and commit it.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
  console.log(`Wrote ${file}`);
}

async function main(check: boolean) {
  writeCssModuleTypes();
  for (const target of TARGETS) await write(target, check);
}

main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
