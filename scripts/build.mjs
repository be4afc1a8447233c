// `npm run build`: builds dist/server, the server, and dist/web, the files that it sends to browsers.
import { build } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await build();
});
