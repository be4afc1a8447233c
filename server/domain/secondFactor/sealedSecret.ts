import { seal, unseal } from '@server/domain/seal';

const PLAIN = 'plain:';
const SEALED = 'v1:';

/**
 * A secret as it is stored: encrypted if there is a key. The person's id is authenticated with it, so that a secret
 * cannot be copied to another person's row.
 */
export const sealSecret = (key: Buffer | null, userId: string, secret: string): string =>
  key === null ? PLAIN + secret : SEALED + seal(key, userId, secret);

/** Secrets that were stored before there was a key stay readable. Throws for a wrong or missing key. */
export function openSecret(key: Buffer | null, userId: string, stored: string): string {
  if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length);
  if (key === null || !stored.startsWith(SEALED)) {
    throw new Error('A stored secret is encrypted. Set SECRETS_KEY to the key that encrypted it.');
  }
  return unseal(key, userId, stored.slice(SEALED.length));
}
