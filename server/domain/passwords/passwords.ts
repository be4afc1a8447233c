import { hash, verify } from '@node-rs/argon2';

/**
 * A hash that matches no password and costs the same as a real one, so that an unknown address takes as
 * long as a wrong password.
 */
const UNMATCHED_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdC1mb3Itbm9ib2R5IQ$' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** How a hash with these parameters looks: 16 bytes of salt and 32 of output. */
const CURRENT = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${memoryCost},t=${timeCost},p=${parallelism}\\$[\\w+/]{22}\\$[\\w+/]{43}$`,
);

/** Whether a hash has the parameters of new ones. */
export const hasCurrentParameters = (stored: string): boolean => CURRENT.test(stored);

/**
 * Hashes a password with argon2id and a random salt: 19 MiB, two passes, one thread. Requests call this within `inPasswordQueue`.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Whether the password matches; false without a hash, after the same work. Like `hashPassword` in cost. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? UNMATCHED_HASH, password);
  return matches && stored !== null;
}
