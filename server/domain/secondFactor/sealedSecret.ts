import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN = 'plain:';
const SEALED = 'v1:';

/**
 * A secret as it is stored: encrypted if there is a key. The person's id is authenticated with it, so that a secret
 * cannot be copied to another person's row.
 */
export function sealSecret(key: Buffer | null, userId: string, secret: string): string {
  if (key === null) return PLAIN + secret;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Secrets that were stored before there was a key stay readable. Throws for a wrong or missing key. */
export function openSecret(key: Buffer | null, userId: string, stored: string): string {
  if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length);
  if (key === null || !stored.startsWith(SEALED)) {
    throw new Error('A stored secret is encrypted. Set SECRETS_KEY to the key that encrypted it.');
  }
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
