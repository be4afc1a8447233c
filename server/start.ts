import { boot } from './boot';
import { readConfig } from './config';
import { run, say } from './run';
import { describeDemo } from './store/demoAccounts';

run(async () => {
  const config = readConfig(process.env);
  const server = await boot({ config });
  say(`Value Drivers is at ${server.address}`);
  if (config.demo) say(describeDemo());
  return server;
});
