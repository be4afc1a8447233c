import { hash, verify } from '@node-rs/argon2';
import { createCap } from './capped';

// argon2id with the package's defaults: 19 MiB, two passes, one thread.
const capped = createCap(2);

/**
 * A hash that no password fits, of the same cost as a real one: an unknown address takes as long
 * as a wrong password.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdC1mb3Itbm9ib2R5IQ$' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Hashes a password with argon2id, a salt of its own within. */
export function hashPassword(password: string): Promise<string> {
  return capped(() => hash(password));
}

/** Whether the password fits; without a hash, false after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await capped(() => verify(stored ?? NOBODYS_HASH, password));
  return fits && stored !== null;
}
