import { readConfig } from '../config';
import { say } from '../run';
import { backUp, restore } from './backup';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the embedded database. */
async function main(): Promise<void> {
  const [verb, folder] = process.argv.slice(2);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new Error('The data is on PostgreSQL: use its own pg_dump and pg_restore.');
  }
  if (!folder) throw new Error(`Which folder? npm run ${String(verb)} -- FOLDER`);
  if (verb === 'backup') {
    await backUp(dataDir, folder);
    say(`${dataDir} is backed up in ${folder}.`);
    return;
  }
  const aside = await restore(folder, dataDir);
  say(`${dataDir} is as it was in ${folder}.`);
  if (aside !== null) say(`What it held before is in ${aside}.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
