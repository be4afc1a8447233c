// `npm start`: install what is missing, build what is stale, serve. Node's own modules only, since it
// runs before anything is installed.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { foreground } from './lib/foreground.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // A newcomer looks for the address, not for a line a request.
  const env = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  await foreground([{ args: [...tools.typescript, 'server/start.ts'], env }]);
});
