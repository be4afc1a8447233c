// `npm start`: installs the packages, builds the app and serves it, skipping what is up to date. This
// file imports only Node's own modules, because it runs before the packages are installed.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { BUILT_SERVER, main } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Without request logs, the address of the app stays visible in the terminal.
  process.env.LOG_LEVEL ||= 'warn';
  await import(pathToFileURL(inRoot(BUILT_SERVER)).href);
});
