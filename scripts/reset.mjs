// `npm run reset`: removes the data folder, so that the next start seeds a new one.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { main, StepFailed } from './lib/run.mjs';

/** The names that the server writes. A folder with any other file is not removed. */
const SERVER_FILES =
  /^(value-drivers\.db|db\.json|private\.json|fixtures-large\.json|uploads|outbox|server\.pid|server\.lock|qa)([.-].*)?$|^\.DS_Store$/;

main(async () => {
  const folder = path.resolve(root, process.env.DATA_DIR || '.data');
  if (!existsSync(folder)) return console.log('There is no data to remove.');
  const foreign = statSync(folder).isDirectory()
    ? readdirSync(folder).filter((name) => !SERVER_FILES.test(name))
    : [path.basename(folder)];
  if (foreign.length > 0) {
    throw new StepFailed(
      `Nothing was removed: ${folder} is not a data folder of this server; it contains ${foreign.slice(0, 3).join(', ')}.`,
    );
  }
  rmSync(folder, { recursive: true });
  console.log(`Removed ${folder}`);
});
