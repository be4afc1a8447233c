// `npm run dev`: serves the app with hot reloading on PORT, and restarts the API on each change.
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { checkNode } from './lib/checkNode.mjs';
import { foreground } from './lib/foreground.mjs';
import { freePort } from './lib/freePort.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  writeCssModuleTypes();
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  const apiPort = String(await freePort());
  const NODE_ENV = 'development';
  await foreground([
    {
      args: [...tools.tsx, 'watch', '--clear-screen=false', 'server/start.ts'],
      env: { NODE_ENV, HOST: '127.0.0.1', PORT: apiPort, PUBLIC_URL: `http://${HOST}:${PORT}` },
    },
    {
      args: [...tools.webpack, 'serve', '--mode', 'development'],
      env: { NODE_ENV, HOST, PORT, API_PORT: apiPort },
    },
  ]);
});
