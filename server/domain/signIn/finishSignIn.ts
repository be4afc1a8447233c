import { methodsOf, secondFactorOf } from '@server/domain/secondFactor/factors';
import { openPending, type PendingSignIn } from '@server/domain/secondFactor/pendingSignIn';
import type { WriteTransaction } from '@server/store/Store';
import {
  completeSignIn,
  type FinishDeps,
  type ProvedSignIn,
  type SignedIn,
} from './completeSignIn';

/**
 * Follows the first factor of every sign-in, a password or a provider. Opens the session, or asks a person who has a
 * second factor for it. `usedMultipleFactors` tells that the provider has asked for several factors already.
 */
export async function finishSignIn(
  tx: WriteTransaction,
  deps: FinishDeps,
  proved: ProvedSignIn,
  { usedMultipleFactors = false } = {},
): Promise<SignedIn | PendingSignIn> {
  const methods = usedMultipleFactors ? [] : methodsOf(await secondFactorOf(deps, tx, proved.user));
  return methods.length === 0
    ? completeSignIn(tx, deps, proved)
    : openPending(tx, proved.user.id, methods, deps.clock.now());
}
