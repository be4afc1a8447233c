import { boot } from './boot';
import { readConfig } from './config';
import { openStore } from './openStore';
import { run, say } from './run';
import { describeDemo } from './store/demo/demoAccounts';

run(async () => {
  const config = readConfig(process.env);
  const server = await boot({ config, store: await openStore(config) });
  say(`Value Drivers is at ${server.address}`);
  if (config.demo) say(describeDemo());
  return server;
});
