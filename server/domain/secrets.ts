import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed, for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret: its hash. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
