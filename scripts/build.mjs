// `npm run build`: builds dist/server, the server, and dist/web, the files that it sends to browsers.
import { build } from './lib/build.mjs';
import { main } from './lib/main.mjs';

main(build);
