import './production';
import { boot } from './boot';
import { readConfig } from './config';
import { openStore } from './openStore';
import { run, printLine } from './run';
import { describeDemoAccounts } from './store/demo/demoAccounts';

run(async () => {
  const config = readConfig(process.env);
  const server = await boot({ config, store: await openStore(config) });
  printLine(`Value Drivers is at ${server.address}`);
  if (config.demo) printLine(describeDemoAccounts());
  return server;
});
