// `npm run dev`: serves the app with hot reloading on PORT, and the API on the next port, which restarts on each change.
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { main } from './lib/main.mjs';
import { run, tools } from './lib/run.mjs';

main(async () => {
  await run(tools.antdStylesheet);
  // The types in the overlay need those of the CSS modules.
  writeCssModuleTypes();
  const { default: concurrently } = await import('concurrently');
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  const apiPort = String(Number(PORT) + 1);
  const NODE_ENV = 'development';
  const { result } = concurrently(
    [
      {
        name: 'api',
        command: 'tsx watch --clear-screen=false server/start.ts',
        env: { NODE_ENV, HOST: '127.0.0.1', PORT: apiPort, PUBLIC_URL: `http://${HOST}:${PORT}` },
      },
      {
        name: 'app',
        command: 'webpack serve --mode development',
        env: { NODE_ENV, HOST, PORT, API_PORT: apiPort },
      },
    ],
    { killOthersOn: ['failure', 'success'] },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
});
