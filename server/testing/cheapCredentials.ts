import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD, seedCredentials } from '@server/store/demo/seed';
import type { Store } from '@server/store/Store';

// argon2's smallest cost: a real one takes 20 ms of two threads at every sign-in of a test.
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let hashed: Promise<string> | undefined;

/** `seedCredentials` with a hash that takes next to no time to verify. */
export function seedCheapCredentials(store: Store): Promise<void> {
  hashed ??= hash(DEMO_PASSWORD, CHEAPEST);
  return seedCredentials(store, hashed);
}
