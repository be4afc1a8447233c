import { DAY_MS } from '@contract/days';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { TokenRow, UserRow } from '@server/store/tables';
import { CLOCK_SKEW_MS } from '../clock';
import { tokenInvalid } from '../errors';
import { hashOfSecret, newSecret } from '../secrets';

const MINUTE_MS = 60_000;

/** How long a link is valid. */
const VALID_MS: Record<TokenRow['kind'], number> = {
  invitation: 7 * DAY_MS,
  reset: 60 * MINUTE_MS,
};

interface IssuedToken {
  /** 256 random bits. */
  token: string;
  expires_at: string;
}

/** Creates the token of a link and revokes the person's earlier ones of this kind. Only its hash is stored. */
export async function issueToken(
  tx: WriteTransaction,
  kind: TokenRow['kind'],
  userId: string,
  now: Date,
): Promise<IssuedToken> {
  await revokeTokens(tx, userId, kind);
  const token = newSecret();
  const expires_at = new Date(now.getTime() + VALID_MS[kind]).toISOString();
  await tx.insert('tokens', {
    id: hashOfSecret(token),
    kind,
    user_id: userId,
    created_at: now.toISOString(),
    expires_at,
    used_at: null,
  });
  return { token, expires_at };
}

/**
 * Runs the same statements as `issueToken`, but stores a row that is no valid token. The time that a
 * request takes therefore does not reveal whether an address has an account.
 */
export async function issueDecoy(tx: WriteTransaction, now: Date): Promise<IssuedToken> {
  const token = newSecret();
  const expires_at = new Date(now.getTime() + VALID_MS.reset).toISOString();
  const id = `decoy:${hashOfSecret(token)}`;
  await revokeTokens(tx, id, 'reset');
  // The table of tokens requires a person for each row.
  await tx.insert('attempts', { id, count: 0, blocked_until: null, expires_at });
  return { token, expires_at };
}

/** Revokes a person's links, of one kind or of all kinds. Locks the person's row. */
export async function revokeTokens(tx: WriteTransaction, userId: string, kind?: TokenRow['kind']) {
  await tx.getForUpdate('users', userId);
  await tx.remove('tokens', { user_id: userId, ...(kind && { kind }) });
}

/** The id of the person that a valid link belongs to; TOKEN_INVALID for any other link. */
export async function ownerOfToken(
  tx: ReadTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<string> {
  const row = await tx.get('tokens', hashOfSecret(token));
  if (!isValid(row, kind, now)) throw tokenInvalid();
  return row.user_id;
}

/** TOKEN_INVALID for a link that is not valid; called before expensive work. */
export async function checkToken(
  tx: ReadTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<void> {
  await ownerOfToken(tx, kind, token, now);
}

/** Consumes a link and returns its person. Of two concurrent uses one is refused. */
export async function consumeToken(
  tx: WriteTransaction,
  kind: TokenRow['kind'],
  token: string,
  now: Date,
): Promise<UserRow> {
  const seen = await tx.get('tokens', hashOfSecret(token));
  // Rows are locked in the same order as in issueToken: the person, then the token.
  const user = seen && (await tx.getForUpdate('users', seen.user_id));
  const row = user && (await tx.getForUpdate('tokens', seen.id));
  if (!user || !isValid(row, kind, now)) throw tokenInvalid();
  await tx.update('tokens', row.id, { used_at: now.toISOString() });
  return user;
}

/** Also true for a link that was created while the clock was ahead, which would be valid for too long. */
const isExpired = ({ created_at, expires_at }: TokenRow, now: Date) =>
  Date.parse(expires_at) <= now.getTime() || Date.parse(created_at) > now.getTime() + CLOCK_SKEW_MS;

function isValid(row: TokenRow | undefined, kind: TokenRow['kind'], now: Date): row is TokenRow {
  return row?.kind === kind && row.used_at === null && !isExpired(row, now);
}
