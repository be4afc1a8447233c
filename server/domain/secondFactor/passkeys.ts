import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type {
  PasskeySetup,
  SecondFactorAdded,
  SecondFactorDto,
} from '@contract/signIn/secondFactorPayloads';
import { LIMITS } from '@contract/limits';
import { AppError, badFields, badInput, notFound } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import type { Actor } from '@server/domain/manage/access';
import { challengeIn, spendChallenge, storeChallenge } from './challenges';
import { afterRemoval, lockedUser, secondFactorOf, type FactorDeps } from './factors';
import { transportsOf, type RelyingParty } from './passkeyResponse';
import { firstCodes } from './recoveryCodes';

const SITE_NAME = 'Value Drivers';

/** Begins to add a passkey. */
export function beginPasskey(
  { store, clock }: FactorDeps,
  actor: Actor,
  { id: rpID }: RelyingParty,
): Promise<PasskeySetup> {
  return store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const existing = await tx.find('passkeys', { user_id: user.id });
    if (existing.length >= LIMITS.passkeys) {
      const message = `You have ${String(LIMITS.passkeys)} passkeys. Remove one of them first.`;
      throw new AppError('BAD_USER_INPUT', message, { conflict: true });
    }
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: existing.map((row) => ({ id: row.id, transports: transportsOf(row) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    const purpose = { kind: 'registration', user_id: user.id } as const;
    await storeChallenge(tx, options.challenge, purpose, clock.now());
    return options;
  });
}

interface NewPasskey {
  name: string;
  response: RegistrationResponseJSON;
}

/** Adds the passkey that the browser created. The challenge is used up even if the response is wrong. */
export async function addPasskey(
  deps: FactorDeps,
  actor: Actor,
  rp: RelyingParty,
  { name, response }: NewPasskey,
): Promise<SecondFactorAdded> {
  const { store, clock } = deps;
  const challenge = challengeIn(response.response.clientDataJSON);
  const purpose = { kind: 'registration', user_id: actor.id } as const;
  const isKnown = await store.write((tx) => spendChallenge(tx, challenge, purpose, clock.now()));
  const credential = isKnown ? await verifiedCredential(response, challenge, rp) : null;
  if (!credential)
    throw badFields({ response: 'This passkey was not accepted. Please try again.' });

  return store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const now = clock.now();
    if (await tx.get('passkeys', credential.id)) throw badInput('This passkey was added before.');
    await tx.insert('passkeys', {
      id: credential.id,
      user_id: user.id,
      name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      created_at: now.toISOString(),
      last_used_at: null,
    });
    const recovery_codes = await firstCodes(tx, user, now);
    const after = { method: 'passkey', name };
    await recordEvent(tx, actor, now, { kind: 'second_factor_added', ...aboutPerson(user), after });
    return { second_factor: await secondFactorOf(deps, tx, user), recovery_codes };
  });
}

async function verifiedCredential(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { id, origin }: RelyingParty,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws for every response that it does not accept.
    return null;
  }
}

/** NOT_FOUND for an unknown passkey and for another person's. */
export function removePasskey(
  deps: FactorDeps,
  actor: Actor,
  passkeyId: string,
): Promise<SecondFactorDto> {
  return deps.store.write(async (tx) => {
    const user = await lockedUser(tx, actor);
    const row = await tx.getForUpdate('passkeys', passkeyId);
    if (row?.user_id !== user.id) throw notFound('passkey');
    await tx.remove('passkeys', { id: row.id });
    const left = await afterRemoval(deps, tx, user);
    const before = { method: 'passkey', name: row.name };
    const event = { kind: 'second_factor_removed', ...aboutPerson(user), before } as const;
    await recordEvent(tx, actor, deps.clock.now(), event);
    return left;
  });
}
