import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { PasskeyChallenge } from '@contract/signIn/secondFactorPayloads';
import type { WriteTransaction } from '@server/store/Store';
import type { PasskeyRow } from '@server/store/tables';
import { challengeIn, spendChallenge, storeChallenge } from './challenges';

/** The site for which passkeys are made. */
export interface RelyingParty {
  /** A host name. */
  id: string;
  origin: string;
}

const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

export const transportsOf = ({ transports }: PasskeyRow): AuthenticatorTransport[] =>
  TRANSPORTS.filter((known) => transports.split(',').includes(known));

/** A challenge for the passkeys of a person, or for any passkey of this site. */
export async function challengePasskeys(
  tx: WriteTransaction,
  { id }: RelyingParty,
  userId: string | null,
  now: Date,
): Promise<PasskeyChallenge> {
  const passkeys = userId === null ? [] : await tx.find('passkeys', { user_id: userId });
  const options = await generateAuthenticationOptions({
    rpID: id,
    allowCredentials: passkeys.map((row) => ({ id: row.id, transports: transportsOf(row) })),
    // Without a password before it, the passkey must verify the person.
    userVerification: userId === null ? 'required' : 'preferred',
  });
  await storeChallenge(tx, options.challenge, { kind: 'authentication', user_id: userId }, now);
  return options;
}

/**
 * The passkey of a response, whose challenge is used up thereby; undefined if either is unknown. `userId` is null for a
 * guest, whom the passkey identifies.
 */
export async function spendPasskeyChallenge(
  tx: WriteTransaction,
  response: AuthenticationResponseJSON,
  userId: string | null,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const challenge = challengeIn(response.response.clientDataJSON);
  const purpose = { kind: 'authentication', user_id: userId } as const;
  if (!(await spendChallenge(tx, challenge, purpose, now))) return undefined;
  const passkey = await tx.get('passkeys', response.id);
  return userId === null || passkey?.user_id === userId ? passkey : undefined;
}

/** The counter of a right response; null for a wrong one. Its challenge was checked before. */
export async function counterOf(
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
  { id, origin }: RelyingParty,
  requireUserVerification: boolean,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeIn(response.response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every response that it does not accept, also for one with an older counter.
    return null;
  }
}

/** Stores the use of a passkey; false if it was removed, or if a concurrent request used the same or a later counter. */
export async function spendPasskey(
  tx: WriteTransaction,
  { id }: PasskeyRow,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await tx.getForUpdate('passkeys', id);
  if (!row || (counter <= row.counter && (counter > 0 || row.counter > 0))) return false;
  await tx.update('passkeys', id, { counter, last_used_at: now.toISOString() });
  return true;
}
