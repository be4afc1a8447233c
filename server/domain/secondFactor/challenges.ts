import { hashOfSecret } from '@server/domain/secrets';
import type { WriteTransaction } from '@server/store/Store';
import type { ChallengeRow } from '@server/store/tables';

const VALID_MS = 5 * 60_000;

/** The purpose of a challenge. */
type Purpose = Pick<ChallengeRow, 'kind' | 'user_id'>;

/** Stores a challenge that was sent to a browser. */
export async function storeChallenge(
  tx: WriteTransaction,
  challenge: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + VALID_MS).toISOString();
  await tx.insert('challenges', { id: hashOfSecret(challenge), ...purpose, expires_at });
}

/** Uses up the challenge that a response signed; false if it is unknown, used, expired or for something else. */
export async function spendChallenge(
  tx: WriteTransaction,
  challenge: string,
  { kind, user_id }: Purpose,
  now: Date,
): Promise<boolean> {
  const row = await tx.getForUpdate('challenges', hashOfSecret(challenge));
  if (row?.kind !== kind || row.user_id !== user_id) return false;
  const left = Date.parse(row.expires_at) - now.getTime();
  // A challenge that ends later than any can was stored by a wrong clock.
  return (await tx.remove('challenges', { id: row.id })) === 1 && left > 0 && left <= VALID_MS;
}

/** The challenge in the client data of a response; '' if there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
