// `npm run reset`: removes the data folder, so that the next start seeds a new one.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';

/** The names that the server writes. A folder with any other file is not removed. */
const SERVER_FILES =
  /^(value-drivers\.db|db\.json|private\.json|fixtures-large\.json|uploads|outbox|server\.pid|server\.lock|qa)([.-].*)?$|^\.DS_Store$/;

const folder = path.resolve(root, process.env.DATA_DIR || '.data');
const exists = existsSync(folder);
const names = exists && statSync(folder).isDirectory() ? readdirSync(folder) : [folder];
const foreign = names.filter((name) => !SERVER_FILES.test(name)).slice(0, 3);
if (!exists) {
  console.log('There is no data to remove.');
} else if (foreign.length > 0) {
  console.error(
    `Nothing was removed: ${folder} is not a data folder of this server; it contains ${foreign.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true });
  console.log(`Removed ${folder}`);
}
