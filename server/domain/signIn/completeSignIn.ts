import type { Language } from '@contract/language';
import type { UserDto } from '@contract/rest';
import type { ProofMethod } from '@contract/signIn/secondFactorPayloads';
import type { WriteTransaction } from '@server/store/Store';
import type { CredentialRow, UserRow } from '@server/store/tables';
import { wakeTokens } from '@server/domain/apiTokens/restingTokens';
import { rememberDevice, type KnownDevice } from './devices';
import { links } from '@server/domain/accounts/links';
import { messagesFor } from '@server/domain/mail/recipientMessages';
import { queueMail } from '@server/domain/mail/outbox';
import { recordEvent } from '@server/domain/events/recordEvent';
import { closeSession, openSession, type Client, type SessionDeps } from './sessions';
import { hasFactor } from '@server/domain/secondFactor/requirement';
import { isRequiredFor } from '@server/domain/secondFactor/settings';
import { describeDevice } from './userAgent';
import { toUserDto } from '@server/domain/queries/users';

export type FinishDeps = SessionDeps & { site: string };

/** Where a sign-in comes from. */
export interface SignInOrigin extends Client {
  /** The token of the client's existing session. */
  previousToken: string | null;
  /** The language that the client shows. */
  language: Language;
  /** The secrets in the client's device cookie. */
  deviceSecrets: readonly string[];
}

export interface SignedIn {
  user: UserDto;
  /** The token of the new session. */
  token: string;
  /** The secret of the device, which the account knows from now on. */
  deviceSecret: string;
}

/** A person whose identity was proved. */
export interface ProvedSignIn {
  user: UserRow;
  credential: CredentialRow;
  /** The device with which the request came, if the account knows it. */
  device: KnownDevice | undefined;
  origin: SignInOrigin;
  /** The provider of single sign-on that recognized the person; absent for a password. */
  provider?: string;
  /** The second factor that was used, or the passkey alone; null for none. */
  method?: ProofMethod | null;
}

/**
 * Ends every kind of sign-in after the person's identity was proved, also by the second factor if they have one:
 * remembers the device, tells the person of a new one, and opens a session that replaces the client's existing one.
 */
export async function completeSignIn(
  tx: WriteTransaction,
  deps: FinishDeps,
  { user, credential, device, origin, provider, method = null }: ProvedSignIn,
): Promise<SignedIn> {
  const { clock, site, secondFactor } = deps;
  const now = clock.now();
  const at = now.toISOString();
  // The device may have been forgotten while the password was checked.
  const isKnown = device && (await tx.getForUpdate('devices', device.id)) !== undefined;
  const { id, secret } = isKnown ? device : await rememberDevice(tx, user.id, now);
  if (isKnown) await tx.update('devices', id, { last_seen_at: at });
  else if (credential.signed_in_at !== null) {
    const { name, email } = user;
    const values = { name, device: describeDevice(origin), at, link: links.forgot(site) };
    const messages = await messagesFor(tx, user.id);
    await queueMail(tx, messages.newDevice(email, { ...values, address: origin.address }), now);
  }
  const { language } = origin;
  await tx.update('credentials', user.id, { signed_in_at: at, language });
  await wakeTokens(tx, user.id);
  if (origin.previousToken !== null) await closeSession(tx, origin.previousToken);
  const token = await openSession(tx, user.id, now, origin, id);
  const after = {
    ...(provider !== undefined && { provider }),
    ...(method !== null && { second_factor: method }),
  };
  const isPlain = Object.keys(after).length === 0;
  const event = { kind: 'signed_in', ...(!isPlain && { after }) } as const;
  await recordEvent(tx, { id: user.id, client: origin }, now, event);
  const dto = await toUserDto(tx, user);
  const isMissing = isRequiredFor(secondFactor, user) && !(await hasFactor(tx, user.id));
  const signedIn: UserDto = isMissing ? { ...dto, second_factor_missing: true } : dto;
  return { user: signedIn, token, deviceSecret: secret };
}
