// `npm run dev`: serves the app with hot reloading on PORT, and restarts the API on each change.
import { createServer } from 'node:net';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { checkNode } from './lib/checkNode.mjs';
import { foreground } from './lib/foreground.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, tools } from './lib/run.mjs';

/**
 * Finds a port of this machine that is not in use.
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

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
