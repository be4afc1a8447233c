/**
 * Writes the typed documents of all operations in src, checked against the contract's schema.
 * With `--check` it writes nothing and fails when the file on disk is not what it would write.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { generateOperations, type OperationFile } from './lib/generateOperations';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'src/shared/api/generated/operations.ts');

function operationFiles(): OperationFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .sort()
    .map((file) => ({ location: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

async function main(check: boolean) {
  const sdl = readFileSync(path.join(root, 'contract/schema.graphql'), 'utf8');
  const code = await format(await generateOperations(sdl, operationFiles()), {
    ...(await resolveConfig(target)),
    parser: 'typescript',
  });
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (current === code) return;
  const shown = path.relative(root, target);
  if (check) throw new Error(`${shown} is not up to date: run npm run codegen and commit it.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
  console.log(`Wrote ${shown}`);
}

main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
