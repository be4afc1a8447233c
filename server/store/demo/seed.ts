import { hashPassword } from '@server/domain/passwords/passwords';
import { allSums } from '@server/domain/figures/sums';
import { ConstraintViolated, type Store, type WriteTransaction } from '@server/store/Store';
import type { Fixtures } from '@server/store/tables';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo2026';

/** The reference model, in the order in which rows refer to one another. */
const MODEL_TABLES = [
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
] as const satisfies readonly (keyof Fixtures)[];

/** People, companies and what they have filled in, in such an order too. */
const PEOPLES_TABLES = [
  'workspaces',
  'companies',
  'users',
  'answers',
  'answer_changes',
  'driver_weeks',
] as const satisfies readonly (keyof Fixtures)[];

/** Gives a store the reference model, without which there is nothing to assess, if it has none. */
export async function seedModel(store: Store, fixtures: Fixtures): Promise<void> {
  await once(store, (tx) => insertModel(tx, fixtures));
}

/** Fills a store that nobody has an account in with demo data, passwords included. */
export async function seedDemo(store: Store, fixtures: Fixtures): Promise<void> {
  const password_hash = await demoHash();
  await once(store, async (tx) => {
    if ((await tx.find('users')).length > 0) return;
    await insertModel(tx, fixtures);
    for (const table of PEOPLES_TABLES) await tx.insert(table, fixtures[table]);
    await insertSums(tx, fixtures);
    await insertCredentials(tx, password_hash);
  });
}

/** Gives everybody who has accepted their invitation, and has none yet, the demo password. */
export async function seedCredentials(store: Store): Promise<void> {
  const password_hash = await demoHash();
  await store.write((tx) => insertCredentials(tx, password_hash));
}

/** Puts demo data in place of all that is there. Who is signed in stays so. */
export async function resetDemo(store: Store, fixtures: Fixtures): Promise<void> {
  const password_hash = await demoHash();
  await store.write(async (tx) => {
    const tables = [...MODEL_TABLES, ...PEOPLES_TABLES];
    const derived = ['applied_saves', 'credentials', 'driver_sums', 'images'] as const;
    for (const table of [...derived, ...tables.toReversed()]) await tx.remove(table, {});
    for (const table of tables) await tx.insert(table, fixtures[table]);
    await insertSums(tx, fixtures);
    await insertCredentials(tx, password_hash);
  });
}

/** Works the drivers' sums out anew, after rows were changed by hand. */
export async function recomputeSums(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await tx.remove('driver_sums', {});
    await insertSums(tx, {
      subdrivers: await tx.find('subdrivers'),
      activities: await tx.find('activities'),
      answers: await tx.find('answers'),
    });
  });
}

/** Runs a seeding; nothing is left to do where another server has been quicker. */
async function once(store: Store, seed: (tx: WriteTransaction) => Promise<void>): Promise<void> {
  try {
    await store.write(seed);
  } catch (error) {
    if (!(error instanceof ConstraintViolated && error.constraint === 'id')) throw error;
    await store.write(seed);
  }
}

async function insertModel(tx: WriteTransaction, fixtures: Fixtures): Promise<void> {
  if ((await tx.find('drivers')).length > 0) return;
  for (const table of MODEL_TABLES) await tx.insert(table, fixtures[table]);
}

async function insertSums(
  tx: WriteTransaction,
  { subdrivers, activities, answers }: Pick<Fixtures, 'subdrivers' | 'activities' | 'answers'>,
): Promise<void> {
  await tx.insert('driver_sums', allSums(subdrivers, activities, answers));
}

async function insertCredentials(tx: WriteTransaction, password_hash: string): Promise<void> {
  const known = new Set((await tx.find('credentials')).map(({ id }) => id));
  const people = await tx.find('users', { activated: true });
  const without = people.filter(({ id }) => !known.has(id));
  await tx.insert(
    'credentials',
    without.map(({ id }) => ({ id, password_hash, signed_in_at: null })),
  );
}

let hashing: Promise<string> | undefined;

/** One hash serves them all: the password is published anyway, and hashing it takes its time. */
function demoHash(): Promise<string> {
  hashing ??= hashPassword(DEMO_PASSWORD);
  return hashing;
}
