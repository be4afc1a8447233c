import { createPasswords } from '@server/domain/passwords/passwords';
import { DEMO_PASSWORD, seedCredentials, seedDemo } from '@server/store/demo/seed';
import type { Store } from '@server/store/Store';
import type { Fixtures } from '@server/store/tables';

/** Passwords with argon2's smallest cost: a real one takes 13 ms of processor time at every sign-in of a test. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

let hashed: Promise<string> | undefined;
const cheapHash = () => (hashed ??= cheapPasswords.hash(DEMO_PASSWORD));

/** `seedCredentials` with a hash that takes next to no time to verify. */
export const seedCheapCredentials = (store: Store): Promise<void> =>
  seedCredentials(store, cheapHash());

/** `seedDemo` with such a hash, and without pictures and events. */
export const seedCheapDemo = (store: Store, fixtures: Fixtures): Promise<void> =>
  seedDemo(store, fixtures, {}, cheapHash());
