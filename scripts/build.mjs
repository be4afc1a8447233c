// `npm run build`: all that `npm run server` needs besides the sources and the packages.
import { build } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await build();
});
