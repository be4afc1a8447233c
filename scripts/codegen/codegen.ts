/**
 * Generates, from the contract's schema, the typed documents of the operations in src and the types of
 * the server's resolvers, from the theme a style sheet with its variables, and the types of the CSS modules.
 * With `--check` it fails if a generated file that is committed is out of date, and does not write it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

async function main() {
  writeCssModuleTypes();
  const schema = readFileSync(path.join(root, 'contract/schema.graphql'), 'utf8');
  const sheets = filesOf('.css').filter(({ location }) => !location.includes('/generated/'));
  const generated = {
    'src/shared/api/generated/operations.ts': await generateOperations(schema, filesOf('.graphql')),
    'server/routes/graphql/generated/resolverTypes.ts': generateResolverTypes(schema),
    'src/shared/ui/theme/generated/variables.css': generateThemeVariables(
      sheets.map(({ text }) => text),
    ),
  };
  for (const [file, text] of Object.entries(generated)) {
    const code = await formatted(file, text);
    if (readFileSync(path.join(root, file), 'utf8') === code) continue;
    if (process.argv.includes('--check'))
      throw new Error(`Run npm run codegen and commit ${file}.`);
    writeFileSync(path.join(root, file), code);
    console.log(`Wrote ${file}`);
  }
}

void main();
