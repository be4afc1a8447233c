import { readConfig } from '../config';
import { printLine } from '../run';
import { backUp, restore } from './backup';
import { reset } from './reset';

const ON_POSTGRES = {
  backup: 'The data is on PostgreSQL: use its own pg_dump.',
  restore: 'The data is on PostgreSQL: use its own pg_restore.',
  reset: 'The data is on PostgreSQL: drop the database and create it again.',
};
type Verb = keyof typeof ON_POSTGRES;

const isVerb = (text: string): text is Verb => Object.hasOwn(ON_POSTGRES, text);

/** `npm run backup -- FOLDER`, `npm run restore -- FOLDER` and `npm run reset`, for the embedded database. */
async function main(): Promise<void> {
  const [verb = '', folder] = process.argv.slice(2);
  if (!isVerb(verb))
    throw new Error(`The first argument is ${Object.keys(ON_POSTGRES).join(', ')}.`);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) throw new Error(ON_POSTGRES[verb]);
  if (verb === 'reset') {
    const hadData = await reset(dataDir);
    printLine(hadData ? `${dataDir} has been emptied.` : 'There is no data to remove.');
    return;
  }
  if (!folder) throw new Error(`Name a folder: npm run ${verb} -- FOLDER`);
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
