import type { ProofMethod } from '@contract/signIn/secondFactorPayloads';
import { unauthenticated } from '@server/domain/errors';
import { hashOfSecret, newSecret } from '@server/domain/secrets';
import {
  attemptCounters,
  countUnlessBlocked,
  forgetAttempts,
  takeBackAttempt,
} from '@server/domain/signIn/attempts';
import { findDevice } from '@server/domain/signIn/devices';
import {
  completeSignIn,
  type FinishDeps,
  type SignedIn,
  type SignInOrigin,
} from '@server/domain/signIn/completeSignIn';
import type { SignInFailures } from '@server/domain/signIn/signInFailures';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { PendingSignInRow } from '@server/store/tables';
import {
  beginToSpend,
  methodOf,
  spendFactor,
  verifiedCounter,
  wrongFactor,
  type SubmittedFactor,
} from './spendFactor';

export const PENDING_MS = 10 * 60_000;
const MAX_CODES = 5;

/** A sign-in that awaits the second factor. */
export interface PendingSignIn {
  /** For the client's cookie. */
  pendingSecret: string;
  methods: ProofMethod[];
}

type Deps = FinishDeps & { signInFailures: SignInFailures };

/** Stores that a person's first factor was right. An earlier sign-in of the person elsewhere stays pending, too. */
export async function openPending(
  tx: WriteTransaction,
  user_id: string,
  methods: ProofMethod[],
  now: Date,
): Promise<PendingSignIn> {
  const pendingSecret = newSecret();
  const expires_at = new Date(now.getTime() + PENDING_MS).toISOString();
  const id = hashOfSecret(pendingSecret);
  await tx.insert('pending_sign_ins', { id, user_id, attempts: 0, expires_at });
  return { pendingSecret, methods };
}

/** The pending sign-in of a cookie; undefined if it is unknown, expired or had too many wrong codes. */
export async function findPending(
  tx: ReadTransaction | WriteTransaction,
  secret: string | null,
  now: Date,
): Promise<PendingSignInRow | undefined> {
  if (secret === null) return undefined;
  const id = hashOfSecret(secret);
  const row =
    'getForUpdate' in tx
      ? await tx.getForUpdate('pending_sign_ins', id)
      : await tx.get('pending_sign_ins', id);
  if (!row || row.attempts >= MAX_CODES) return undefined;
  const left = Date.parse(row.expires_at) - now.getTime();
  // One that ends later than any can was stored by a wrong clock.
  return left > 0 && left <= PENDING_MS ? row : undefined;
}

/** The second step of a sign-in. An attempt is counted before it is checked, by device if the account knows the
 * device, as with passwords. */
export async function completePending(
  deps: Deps,
  secret: string | null,
  factor: SubmittedFactor,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { store, clock, signInFailures } = deps;
  const byAddress = attemptCounters.byAddress('login', origin.address);
  const begun = await store.write(async (tx) => {
    const now = clock.now();
    const pending = await findPending(tx, secret, now);
    if (!pending) throw signInAgain();
    const known = await findDevice(tx, pending.user_id, origin.deviceSecrets, now);
    const counter = known
      ? attemptCounters.secondFactorOnDevice(known.id)
      : attemptCounters.secondFactor(pending.user_id);
    const [byAccount, byNetwork] = await countUnlessBlocked(tx, now, counter, byAddress);
    await tx.update('pending_sign_ins', pending.id, { attempts: pending.attempts + 1 });
    const passkey = await beginToSpend(tx, factor, pending.user_id, now);
    const user = await tx.get('users', pending.user_id);
    return { pending, counter, byAccount, byNetwork, passkey, account: user?.email ?? '' };
  });
  const { pending, passkey } = begun;
  const passkeyCounter = await verifiedCounter(factor, passkey);

  const result = await store.write(async (tx) => {
    const user = await tx.getForUpdate('users', pending.user_id);
    const credential = await tx.get('credentials', pending.user_id);
    if (!user?.activated || !credential) throw signInAgain();
    const now = clock.now();
    const userId = user.id;
    // Concurrent requests complete a sign-in only once.
    if ((await tx.get('pending_sign_ins', pending.id)) === undefined) throw signInAgain();
    if (!(await spendFactor(tx, deps, { userId, factor, passkey, counter: passkeyCounter, now })))
      return null;
    await tx.remove('pending_sign_ins', { id: pending.id });
    await forgetAttempts(tx, begun.counter);
    await takeBackAttempt(tx, byAddress);
    const device = await findDevice(tx, userId, origin.deviceSecrets, now);
    const method = methodOf(factor);
    return completeSignIn(tx, deps, { user, credential, device, origin, method });
  });
  if (result) return result;
  const { account, byAccount, byNetwork } = begun;
  signInFailures.record({ account, client: origin, byAccount, byNetwork });
  throw wrongFactor(factor);
}

const signInAgain = () => {
  const error = unauthenticated();
  error.message = 'This login has expired. Please log in again.';
  return error;
};
