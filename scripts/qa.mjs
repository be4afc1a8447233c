// `npm run qa`: installs the packages, builds the app, and serves it on the fixtures; `-- --scenario NAME` begins with
// a state of server/qa/scenarios.ts.
import { pathToFileURL } from 'node:url';
import { ensureWebBuilt } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';

main(async () => {
  await ensureWebBuilt();
  process.env.LOG_LEVEL ||= 'warn';
  // The server of QA is TypeScript. It runs in this process, so that it receives the signals to stop.
  const loaders = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  for (const { register } of loaders) register();
  await import(pathToFileURL(inRoot('server/qa.ts')).href);
});
