import { hash, verify } from '@node-rs/argon2';

/**
 * A hash that no password fits, of the same cost as a real one: an unknown address takes as long
 * as a wrong password.
 */
const UNMATCHED_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdC1mb3Itbm9ib2R5IQ$' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Hashes a password with argon2id and a salt of its own, at the package's defaults: 19 MiB, two
 * passes, one thread. Requests call this within `inPasswordLane`.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password fits; without a hash, false after the same work. As `hashPassword`. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? UNMATCHED_HASH, password);
  return fits && stored !== null;
}
