import { hash, verify } from '@node-rs/argon2';
import { NO_PASSWORD } from './noPassword';

/** How much work a hash with argon2id is. */
interface Cost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 19 MiB, two passes, one thread. */
const STANDARD_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords and checks them. Requests call `hash` and `matches` within `inPasswordQueue`. */
export interface Passwords {
  /** Hashes a password with argon2id and a random salt. */
  hash(password: string): Promise<string>;
  /** Whether the password matches; false without a password, after the same work. Like `hash` in cost. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash has the parameters of new ones. */
  isCurrent(stored: string): boolean;
}

export interface PasswordDeps {
  passwords: Passwords;
}

/** Creates the hashing of a server. Tests pass the smallest cost, because they sign in very often. */
export function createPasswords({ memoryCost, timeCost, parallelism }: Cost): Passwords {
  const parameters = { memoryCost, timeCost, parallelism, outputLen: 32 };
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  /**
   * A hash that matches no password and costs the same as a real one, so that an unknown address takes as
   * long as a wrong password.
   */
  const unmatched = `${prefix}c2FsdC1mb3Itbm9ib2R5IQ$${'A'.repeat(43)}`;
  /** What follows the prefix: 16 bytes of salt and 32 of output. */
  const ending = /^[\w+/]{22}\$[\w+/]{43}$/;

  return {
    hash: (password) => hash(password, parameters),
    async matches(stored, password) {
      const hasHash = stored !== null && stored !== NO_PASSWORD;
      const isRight = await verify(hasHash ? stored : unmatched, password);
      return isRight && hasHash;
    },
    isCurrent: (stored) => stored.startsWith(prefix) && ending.test(stored.slice(prefix.length)),
  };
}

export const standardPasswords = createPasswords(STANDARD_COST);
