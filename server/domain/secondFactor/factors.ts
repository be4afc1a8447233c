import type { ProofMethod, SecondFactorDto } from '@contract/signIn/secondFactorPayloads';
import { AppError, unauthenticated } from '@server/domain/errors';
import type { Actor } from '@server/domain/manage/access';
import type { Clock } from '@server/domain/clock';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { isRequiredFor, type SecondFactorSettings } from './settings';

export interface FactorDeps {
  store: Store;
  clock: Clock;
  secondFactor: SecondFactorSettings;
}

/** The signed-in person's second factors. */
export const getSecondFactor = (deps: FactorDeps, actor: Actor): Promise<SecondFactorDto> =>
  deps.store.read(async (tx) => {
    const user = await tx.get('users', actor.id);
    if (!user) throw unauthenticated();
    return secondFactorOf(deps, tx, user);
  });

export async function secondFactorOf(
  { secondFactor }: Pick<FactorDeps, 'secondFactor'>,
  tx: ReadTransaction,
  user: UserRow,
): Promise<SecondFactorDto> {
  const passkeys = await tx.find('passkeys', { user_id: user.id });
  const totp = await tx.get('totps', user.id);
  const codes = await tx.findColumns('recovery_codes', ['id'], { user_id: user.id });
  return {
    passkeys: passkeys
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
      .map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
    totp_since: typeof totp?.secret === 'string' ? totp.confirmed_at : null,
    recovery_codes_left: codes.length,
    required: isRequiredFor(secondFactor, user),
  };
}

/** The methods with which a person can prove who they are after the password; empty without a second factor. */
export function methodsOf(factors: SecondFactorDto): ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (factors.passkeys.length > 0) methods.push('passkey');
  if (factors.totp_since !== null) methods.push('totp');
  if (methods.length > 0 && factors.recovery_codes_left > 0) methods.push('recovery_code');
  return methods;
}

/** Locks the person, so that changes of their factors wait for each other. */
export async function lockedUser(tx: WriteTransaction, { id }: Actor): Promise<UserRow> {
  const user = await tx.getForUpdate('users', id);
  if (!user?.activated) throw unauthenticated();
  return user;
}

/**
 * Call it after a factor was removed. Refuses to remove the last one of a person who must have one; recovery codes go
 * with the last factor.
 */
export async function afterRemoval(
  deps: FactorDeps,
  tx: WriteTransaction,
  user: UserRow,
): Promise<SecondFactorDto> {
  const left = await secondFactorOf(deps, tx, user);
  if (left.passkeys.length > 0 || left.totp_since !== null) return left;
  if (left.required) {
    const message = 'You need a second factor. Add another one before you remove this one.';
    throw new AppError('BAD_USER_INPUT', message, { conflict: true });
  }
  await tx.remove('recovery_codes', { user_id: user.id });
  return { ...left, recovery_codes_left: 0 };
}
