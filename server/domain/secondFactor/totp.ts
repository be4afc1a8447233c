import { Secret, TOTP } from 'otpauth';
import type {
  SecondFactorAdded,
  SecondFactorDto,
  TotpSetup,
} from '@contract/signIn/secondFactorPayloads';
import { badFields, notFound } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import type { Actor } from '@server/domain/manage/access';
import type { WriteTransaction } from '@server/store/Store';
import { afterRemoval, lockedUser, secondFactorOf, type FactorDeps } from './factors';
import { firstCodes } from './recoveryCodes';
import { openSecret, sealSecret } from './sealedSecret';

const ISSUER = 'Value Drivers';
const PERIOD_S = 30;
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;
/** A code of the step before and after the current one is accepted, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const SETUP_MS = 15 * 60_000;

/** Begins to set up an authenticator app. An existing one stays valid until the new one is confirmed. */
export function beginTotp(deps: FactorDeps, actor: Actor): Promise<TotpSetup> {
  const { store, clock, secondFactor } = deps;
  return store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const secret = new Secret({ size: SECRET_BYTES }).base32;
    const waiting = {
      pending_secret: sealSecret(secondFactor.secretsKey, user.id, secret),
      pending_until: new Date(clock.now().getTime() + SETUP_MS).toISOString(),
    };
    if (await tx.get('totps', user.id)) await tx.update('totps', user.id, waiting);
    else {
      const none = { secret: null, confirmed_at: null, last_step: null };
      await tx.insert('totps', { id: user.id, ...none, ...waiting });
    }
    const uri = totpOf(secret, user.email).toString();
    return { secret, uri };
  });
}

/** Makes the app that is being set up the person's authenticator app, if it shows the right code. */
export function confirmTotp(
  deps: FactorDeps,
  actor: Actor,
  code: string,
): Promise<SecondFactorAdded> {
  const { store, clock, secondFactor } = deps;
  return store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const now = clock.now();
    const row = await tx.getForUpdate('totps', user.id);
    if (!row?.pending_secret || (row.pending_until ?? '') <= now.toISOString()) {
      throw badFields({ code: 'The set-up has expired. Please start again.' });
    }
    const step = stepOf(
      openSecret(secondFactor.secretsKey, user.id, row.pending_secret),
      code,
      now,
    );
    if (step === null) throw badFields({ code: WRONG_CODE });
    const confirmed = { secret: row.pending_secret, confirmed_at: now.toISOString() };
    const done = { last_step: step, pending_secret: null, pending_until: null };
    await tx.update('totps', user.id, { ...confirmed, ...done });
    const recovery_codes = await firstCodes(tx, user, now);
    const after = { method: 'totp' };
    await recordEvent(tx, actor, now, { kind: 'second_factor_added', ...aboutPerson(user), after });
    return { second_factor: await secondFactorOf(deps, tx, user), recovery_codes };
  });
}

export function removeTotp(deps: FactorDeps, actor: Actor): Promise<SecondFactorDto> {
  return deps.store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const row = await tx.getForUpdate('totps', user.id);
    if (typeof row?.secret !== 'string') throw notFound('authenticator app');
    await tx.remove('totps', { id: user.id });
    const left = await afterRemoval(deps, tx, user);
    const event = { kind: 'second_factor_removed', before: { method: 'totp' } } as const;
    await recordEvent(tx, actor, deps.clock.now(), { ...aboutPerson(user), ...event });
    return left;
  });
}

/** Accepts a code of the person's app, and no second time a code of the same time step. */
export async function spendTotp(
  tx: WriteTransaction,
  { secondFactor }: Pick<FactorDeps, 'secondFactor'>,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const row = await tx.getForUpdate('totps', userId);
  if (typeof row?.secret !== 'string') return false;
  const step = stepOf(openSecret(secondFactor.secretsKey, userId, row.secret), code, now);
  if (step === null || step <= (row.last_step ?? 0)) return false;
  await tx.update('totps', userId, { last_step: step });
  return true;
}

export const WRONG_CODE = 'This code is not correct.';

/** The time step of a right code; null for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | null {
  // The library compares bytes and throws for characters that have more than one.
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
