import { readConfig } from './config';
import { inviteAdministrator } from './domain/accounts/firstAdministrator';
import { systemClock } from './domain/clock';
import { openStore } from './openStore';
import { printLine } from './run';

/** `npm run create-admin -- EMAIL`: creates an administrator and prints the link to accept the invitation. */
async function createAdmin(): Promise<void> {
  const [email = ''] = process.argv.slice(2);
  const config = readConfig(process.env);
  const store = await openStore(config, { lockWaitMs: 0 });
  try {
    const deps = { store, clock: systemClock, site: config.publicUrl };
    const { link, expires_at } = await inviteAdministrator(deps, email);
    printLine(`${email} becomes an administrator by completing the profile here:`);
    printLine(link);
    printLine(`The link works once, until ${expires_at}.`);
  } finally {
    await store.close();
  }
}

createAdmin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
