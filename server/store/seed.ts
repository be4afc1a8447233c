import { hashPassword } from '@server/domain/passwords';
import type { Store, WriteTransaction } from './Store';
import type { Fixtures } from './tables';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo2026';

/** In the order in which rows refer to one another. */
const PUBLIC_TABLES = [
  'workspaces',
  'companies',
  'users',
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
  'answers',
  'answer_changes',
  'driver_weeks',
] as const satisfies readonly (keyof Fixtures)[];

/** Whether nobody has an account in a store yet. */
export const isEmptyStore = (store: Store) =>
  store.read(async (tx) => (await tx.find('users')).length === 0);

/** Gives everybody who has accepted their invitation, and has none yet, the demo password. */
export async function seedCredentials(store: Store): Promise<void> {
  const password_hash = await demoHash();
  await store.write((tx) => insertCredentials(tx, password_hash));
}

/** Fills an empty store with demo data, passwords included. */
export async function seedDemo(store: Store, fixtures: Fixtures): Promise<void> {
  const password_hash = await demoHash();
  await store.write(async (tx) => {
    for (const table of PUBLIC_TABLES) await tx.insert(table, fixtures[table]);
    await insertCredentials(tx, password_hash);
  });
}

/** Puts demo data in place of all that is there. Who is signed in stays so. */
export async function resetDemo(store: Store, fixtures: Fixtures): Promise<void> {
  const password_hash = await demoHash();
  await store.write(async (tx) => {
    for (const table of ['applied_saves', 'credentials', ...PUBLIC_TABLES.toReversed()] as const) {
      await tx.remove(table, {});
    }
    for (const table of PUBLIC_TABLES) await tx.insert(table, fixtures[table]);
    await insertCredentials(tx, password_hash);
  });
}

async function insertCredentials(tx: WriteTransaction, password_hash: string): Promise<void> {
  const known = new Set((await tx.find('credentials')).map(({ id }) => id));
  const people = await tx.find('users', { activated: true });
  const without = people.filter(({ id }) => !known.has(id));
  await tx.insert(
    'credentials',
    without.map(({ id }) => ({ id, password_hash })),
  );
}

let hashing: Promise<string> | undefined;

/** One hash serves them all: the password is published anyway, and hashing it takes its time. */
function demoHash(): Promise<string> {
  hashing ??= hashPassword(DEMO_PASSWORD);
  return hashing;
}
