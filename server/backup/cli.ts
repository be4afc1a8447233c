import { readConfig } from '../config';
import { printLine } from '../run';
import { backUp, restore } from './backup';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the embedded database. */
async function main(): Promise<void> {
  const [verb, folder] = process.argv.slice(2);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new Error('The data is on PostgreSQL: use its own pg_dump and pg_restore.');
  }
  if (!folder) throw new Error(`Name a folder: npm run ${String(verb)} -- FOLDER`);
  if (verb === 'backup') {
    await backUp(dataDir, folder);
    printLine(`${dataDir} has been backed up to ${folder}.`);
    return;
  }
  const replaced = await restore(folder, dataDir);
  printLine(`${dataDir} has been restored from ${folder}.`);
  if (replaced !== null) printLine(`The replaced files are in ${replaced}.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
