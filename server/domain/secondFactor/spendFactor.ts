import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { ProofMethod } from '@contract/signIn/secondFactorPayloads';
import { badFields } from '@server/domain/errors';
import type { WriteTransaction } from '@server/store/Store';
import type { PasskeyRow } from '@server/store/tables';
import type { FactorDeps } from './factors';
import {
  counterOf,
  spendPasskey,
  spendPasskeyChallenge,
  type RelyingParty,
} from './passkeyResponse';
import { spendRecoveryCode } from './recoveryCodes';
import { spendTotp, WRONG_CODE } from './totp';

/** A second factor of a request. */
export type SubmittedFactor =
  | { totp: string }
  | { recovery_code: string }
  | { passkey: AuthenticationResponseJSON; rp: RelyingParty | null };

export const methodOf = (factor: SubmittedFactor): ProofMethod =>
  'passkey' in factor ? 'passkey' : 'totp' in factor ? 'totp' : 'recovery_code';

/** Uses up the challenge of a passkey's response, before the response is verified. */
export const beginToSpend = async (
  tx: WriteTransaction,
  factor: SubmittedFactor,
  userId: string,
  now: Date,
): Promise<PasskeyRow | undefined> =>
  'passkey' in factor ? spendPasskeyChallenge(tx, factor.passkey, userId, now) : undefined;

/** Verifies a passkey's response outside of any transaction. null if it is wrong, and for other factors. */
export const verifiedCounter = async (
  factor: SubmittedFactor,
  passkey: PasskeyRow | undefined,
): Promise<number | null> =>
  'passkey' in factor && passkey && factor.rp
    ? counterOf(factor.passkey, passkey, factor.rp, false)
    : null;

interface Spending {
  userId: string;
  factor: SubmittedFactor;
  /** The results of the former steps. */
  passkey: PasskeyRow | undefined;
  counter: number | null;
  now: Date;
}

/** Whether the factor is right; it is used up then. */
export async function spendFactor(
  tx: WriteTransaction,
  deps: Pick<FactorDeps, 'secondFactor'>,
  { userId, factor, passkey, counter, now }: Spending,
): Promise<boolean> {
  if ('totp' in factor) return spendTotp(tx, deps, { userId, code: factor.totp, now });
  if ('recovery_code' in factor) return spendRecoveryCode(tx, userId, factor.recovery_code);
  return passkey !== undefined && counter !== null && spendPasskey(tx, passkey, counter, now);
}

export const wrongFactor = (factor: SubmittedFactor) =>
  badFields({
    [methodOf(factor)]: 'passkey' in factor ? 'This passkey was not accepted.' : WRONG_CODE,
  });
