import { randomInt } from 'node:crypto';
import type { SecondFactorAdded } from '@contract/signIn/secondFactorPayloads';
import { AppError } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import type { Actor } from '@server/domain/manage/access';
import { hashOfSecret } from '@server/domain/secrets';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { lockedUser, methodsOf, secondFactorOf, type FactorDeps } from './factors';

const CODES = 10;
/** 16 characters have 80 random bits, so that a hash without a salt is enough. No character resembles another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Replaces the recovery codes of a person who has a second factor. */
export function createRecoveryCodes(deps: FactorDeps, actor: Actor): Promise<SecondFactorAdded> {
  return deps.store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    if (methodsOf(await secondFactorOf(deps, tx, user)).length === 0) {
      const message = 'Add a passkey or an authenticator app first.';
      throw new AppError('BAD_USER_INPUT', message, { conflict: true });
    }
    const now = deps.clock.now();
    const recovery_codes = await replaceCodes(tx, user, now);
    await recordEvent(tx, actor, now, { kind: 'recovery_codes_created', ...aboutPerson(user) });
    return { second_factor: await secondFactorOf(deps, tx, user), recovery_codes };
  });
}

/** The new codes of a person who has none; null for others. */
export async function firstCodes(
  tx: WriteTransaction,
  user: UserRow,
  now: Date,
): Promise<string[] | null> {
  const existing = await tx.findColumns('recovery_codes', ['id'], { user_id: user.id });
  return existing.length > 0 ? null : replaceCodes(tx, user, now);
}

async function replaceCodes(tx: WriteTransaction, { id }: UserRow, now: Date): Promise<string[]> {
  await tx.remove('recovery_codes', { user_id: id });
  const codes = Array.from({ length: CODES }, newCode);
  const created_at = now.toISOString();
  for (const code of codes) {
    await tx.insert('recovery_codes', { id: codeId(id, code), user_id: id, created_at });
  }
  return codes;
}

/** Deletes a recovery code, which works once; false if the person has no such code. */
export const spendRecoveryCode = async (
  tx: WriteTransaction,
  userId: string,
  code: string,
): Promise<boolean> =>
  (await tx.remove('recovery_codes', { id: codeId(userId, code), user_id: userId })) === 1;

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
      '',
    ),
  ).join('-');

/** Case, spaces and hyphens do not matter. */
const codeId = (userId: string, code: string) =>
  hashOfSecret(`${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
