// `npm start`: installs the packages, builds the app and serves it, skipping what is up to date. This
// file imports only Node's own modules, because it runs before the packages are installed.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { BUILT_SERVER } from './lib/run.mjs';

main(async () => {
  await ensureBuilt();
  // Without request logs, the address of the app stays visible in the terminal.
  process.env.LOG_LEVEL ||= 'warn';
  await import(pathToFileURL(inRoot(BUILT_SERVER)).href);
});
