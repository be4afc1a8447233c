import type { ProofRequired, ProveResult } from '@contract/signIn/secondFactorPayloads';
import { AppError, badFields, unauthenticated } from '@server/domain/errors';
import type { Actor } from '@server/domain/manage/access';
import { inPasswordQueue } from '@server/domain/passwords/passwordQueue';
import { hasPassword } from '@server/domain/passwords/noPassword';
import type { PasswordDeps } from '@server/domain/passwords/passwords';
import {
  attemptCounters,
  countUnlessBlocked,
  forgetAttempts,
} from '@server/domain/signIn/attempts';
import { sessionIdOf } from '@server/domain/signIn/sessions';
import { methodsOf, secondFactorOf, type FactorDeps } from './factors';
import {
  beginToSpend,
  spendFactor,
  verifiedCounter,
  wrongFactor,
  type SubmittedFactor,
} from './spendFactor';

/** For how long a proof is enough for dangerous calls. */
export const PROOF_MS = 15 * 60_000;

/**
 * PROOF_REQUIRED if the person's last proof in this session is too old. People without a second factor, to whom
 * REQUIRE_SECOND_FACTOR does not apply either, are never asked.
 */
export function refuseOldProof(deps: FactorDeps, actor: Actor, token: string): Promise<void> {
  const { store, clock } = deps;
  return store.read(async (tx) => {
    const session = await tx.get('sessions', sessionIdOf(token));
    const user = await tx.get('users', actor.id);
    if (!session || !user) throw unauthenticated();
    const age = clock.now().getTime() - Date.parse(session.proved_at ?? session.created_at);
    // A proof in the future was stored by a wrong clock.
    if (age >= 0 && age < PROOF_MS) return;
    const factors = await secondFactorOf(deps, tx, user);
    const ofFactors = methodsOf(factors);
    if (ofFactors.length === 0 && !factors.required) return;
    const credential = await tx.get('credentials', user.id);
    const methods: ProofRequired['methods'] = hasPassword(credential) ? ['password'] : [];
    methods.push(...ofFactors);
    // Somebody without a password and a factor cannot prove anything, and can only set up a factor.
    if (methods.length === 0) return;
    const data: ProofRequired = { methods };
    throw new AppError('PROOF_REQUIRED', 'Please confirm that it is you.', { data });
  });
}

/** Proves again who the person of a session is. Wrong proofs are counted by session, so that nobody
 * else can block them. */
export async function prove(
  deps: FactorDeps & PasswordDeps,
  actor: Actor,
  token: string,
  factor: { password: string } | SubmittedFactor,
): Promise<ProveResult> {
  const { store, clock } = deps;
  const counter = attemptCounters.proofInSession(token);
  const { passkey, credential } = await store.write(async (tx) => {
    const now = clock.now();
    await countUnlessBlocked(tx, now, counter);
    const credential = await tx.get('credentials', actor.id);
    const passkey =
      'password' in factor ? undefined : await beginToSpend(tx, factor, actor.id, now);
    return { passkey, credential };
  });
  const isPassword =
    'password' in factor &&
    (await inPasswordQueue({ trusted: actor.id }, () =>
      deps.passwords.matches(credential?.password_hash ?? null, factor.password),
    ));
  const passkeyCounter = 'password' in factor ? null : await verifiedCounter(factor, passkey);

  const proved = await store.write(async (tx) => {
    const now = clock.now();
    const session = await tx.getForUpdate('sessions', sessionIdOf(token));
    if (session?.user_id !== actor.id) throw unauthenticated();
    const spending = { userId: actor.id, passkey, counter: passkeyCounter, now };
    const isRight =
      'password' in factor ? isPassword : await spendFactor(tx, deps, { ...spending, factor });
    if (!isRight) return null;
    await forgetAttempts(tx, counter);
    await tx.update('sessions', session.id, { proved_at: now.toISOString() });
    return { proved_until: new Date(now.getTime() + PROOF_MS).toISOString() };
  });
  if (proved) return proved;
  throw 'password' in factor
    ? badFields({ password: 'Your password is incorrect.' })
    : wrongFactor(factor);
}
