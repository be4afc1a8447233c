import { createHash, randomBytes } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { TokenRow, UserRow } from '@server/store/tables';
import { CLOCK_SKEW_MS } from '../clock';
import { tokenInvalid } from '../errors';

const MINUTE_MS = 60_000;

/** How long a link can be used. */
const LIFE_MS: Record<TokenRow['kind'], number> = {
  invitation: 7 * 24 * 60 * MINUTE_MS,
  reset: 60 * MINUTE_MS,
};

/** Of a link, what nobody can guess: 256 bits. */
interface Issued {
  token: string;
  expires_at: string;
}

/** Makes a link's token, in place of the person's earlier ones of the kind. It is stored hashed. */
export async function issueToken(
  tx: WriteTransaction,
  kind: TokenRow['kind'],
  userId: string,
  now: Date,
): Promise<Issued> {
  await voidTokens(tx, userId, kind);
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LIFE_MS[kind]).toISOString();
  await tx.insert('tokens', {
    id: idOf(token),
    kind,
    user_id: userId,
    created_at: now.toISOString(),
    expires_at,
    used_at: null,
  });
  return { token, expires_at };
}

/**
 * Runs the statements of `issueToken` for nobody, with a row of the same size that opens nothing and
 * is removed when it expires: by its work nobody can tell that an address is unknown.
 */
export async function issueDecoy(tx: WriteTransaction, now: Date): Promise<Issued> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LIFE_MS.reset).toISOString();
  const id = `decoy:${idOf(token)}`;
  await voidTokens(tx, id, 'reset');
  // Not among the tokens, where each row belongs to a person.
  await tx.insert('attempts', { id, count: 0, blocked_until: null, expires_at });
  return { token, expires_at };
}

/** Ends a person's open links, of one kind or of all. The person is held meanwhile. */
export async function voidTokens(tx: WriteTransaction, userId: string, kind?: TokenRow['kind']) {
  await tx.getForUpdate('users', userId);
  await tx.remove('tokens', { user_id: userId, ...(kind && { kind }) });
}

/** The id of the person that a usable link belongs to; TOKEN_INVALID for any other link. */
export async function ownerOfToken(
  tx: ReadTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<string> {
  const row = await tx.get('tokens', idOf(token));
  if (!isUsable(row, kind, now)) throw tokenInvalid();
  return row.user_id;
}

/** Refuses a link that cannot be used, before anything costly is done for it. */
export async function checkToken(
  tx: ReadTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<void> {
  await ownerOfToken(tx, kind, token, now);
}

/** Uses a link up and gives whose it is: of two uses at once one is refused. */
export async function useToken(
  tx: WriteTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<UserRow> {
  const seen = await tx.get('tokens', idOf(token));
  // Held in the order in which links are made: the person, then the link.
  const user = seen && (await tx.getForUpdate('users', seen.user_id));
  const row = user && (await tx.getForUpdate('tokens', seen.id));
  if (!user || !isUsable(row, kind, now)) throw tokenInvalid();
  await tx.update('tokens', row.id, { used_at: now.toISOString() });
  return user;
}

/** Whether a link has expired, or was made while the clock was far ahead and would live too long. */
const isOutlived = ({ created_at, expires_at }: TokenRow, now: Date) =>
  Date.parse(expires_at) <= now.getTime() || Date.parse(created_at) > now.getTime() + CLOCK_SKEW_MS;

function isUsable(row: TokenRow | undefined, kind: TokenRow['kind'], now: Date): row is TokenRow {
  return row?.kind === kind && row.used_at === null && !isOutlived(row, now);
}

const idOf = (token: string) => createHash('sha256').update(token).digest('hex');
