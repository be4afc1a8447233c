/**
 * Generates, from the contract's schema, the typed documents of the operations in src and the types of
 * the server's resolvers, from the theme a style sheet with its variables, and the types of the CSS modules.
 * With `--check` it fails if a generated file that is committed is out of date, and does not write it.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCssModuleTypes } from './cssModuleTypes.cjs';
import { formatted } from './formatted';
import { generateOperations, type OperationFile } from './generateOperations';
import { generateResolverTypes } from './generateResolverTypes';
import { generateThemeVariables } from './generateThemeVariables';

const OPERATIONS = 'src/shared/api/generated/operations';

const root = path.resolve(__dirname, '../..');

/** The files of src with this ending, each with its text. */
function filesOf(ending: string): OperationFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .sort()
    .map((file) => ({ location: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** The text of a file of the project, or null if there is none. */
function textOf(file: string): string | null {
  const location = path.join(root, file);
  return existsSync(location) ? readFileSync(location, 'utf8') : null;
}

async function main() {
  writeCssModuleTypes();
  const schema = readFileSync(path.join(root, 'contract/schema.graphql'), 'utf8');
  const sheets = filesOf('.css').filter(({ location }) => !location.includes('/generated/'));
  const operations = await generateOperations(schema, filesOf('.graphql'));
  const generated = {
    ...Object.fromEntries(
      Object.entries(operations).map(([name, text]) => [`${OPERATIONS}/${name}.ts`, text]),
    ),
    'server/routes/graphql/generated/resolverTypes.ts': generateResolverTypes(schema),
    'src/shared/ui/theme/generated/variables.css': generateThemeVariables(
      sheets.map(({ text }) => text),
    ),
  };
  const isCheck = process.argv.includes('--check');
  for (const [file, text] of Object.entries(generated)) {
    const code = await formatted(file, text);
    if (textOf(file) === code) continue;
    if (isCheck) throw new Error(`Run npm run codegen and commit ${file}.`);
    writeFileSync(path.join(root, file), code);
    console.log(`Wrote ${file}`);
  }
  for (const name of readdirSync(path.join(root, OPERATIONS))) {
    const file = `${OPERATIONS}/${name}`;
    if (file in generated) continue;
    if (isCheck) throw new Error(`Run npm run codegen and commit the removal of ${file}.`);
    rmSync(path.join(root, file));
    console.log(`Removed ${file}`);
  }
}

void main();
