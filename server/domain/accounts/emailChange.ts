import { DAY_MS } from '@contract/days';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badInput, emailTaken, tokenInvalid, unauthenticated } from '../errors';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { messagesFor } from '../mail/recipientMessages';
import { queueMail } from '../mail/outbox';
import { actingPerson, type Actor } from '../manage/access';
import { attemptCounters, countUnlessBlocked } from '../signIn/attempts';
import { hashOfSecret, newSecret } from '../secrets';
import { limitingWrongLinks } from './guestLinks';
import { links } from './links';
import { isExpiredChange, ownUserDto, pendingEmail, type OwnFieldsDeps } from './ownFields';
import { refuseLeavingSignOn } from '../singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '../singleSignOn/settings';
import { revokeTokens } from './tokens';
import type { Client } from '../signIn/sessions';

interface Deps {
  store: Store;
  clock: Clock;
}

const LINK_VALID_MS = DAY_MS;

/** Changes a person's address immediately and notifies the old address. EMAIL_TAKEN if another person has it. */
export async function changeEmail(tx: WriteTransaction, user: UserRow, email: string, now: Date) {
  await refuseTaken(tx, user, email);
  await applyChange(tx, user, { email, email_unconfirmed: true }, now);
}

/**
 * Mails a link to the new address, which confirms the change, and notifies the old address. Replaces an
 * earlier pending change. EMAIL_TAKEN if another person has the address, TOO_MANY_ATTEMPTS after too
 * many mails.
 */
export async function requestEmailChange(
  tx: WriteTransaction,
  user: UserRow,
  email: string,
  { site, now }: { site: string; now: Date },
): Promise<void> {
  await refuseTaken(tx, user, email);
  await mailLink(tx, user, email, { site, now });
  const { name } = user;
  const messages = await messagesFor(tx, user.id);
  const notice = messages.addressChangeRequested(user.email, { name, address: email });
  await queueMail(tx, notice, now);
}

/** Mails a new link for the pending change and revokes the previous one. */
export function resendEmailChange(deps: OwnFieldsDeps & { site: string }, actor: Actor) {
  const { store, clock, site } = deps;
  return store.write(async (tx): Promise<UserDto> => {
    const user = await lockUser(tx, actor);
    const now = clock.now();
    const email = await pendingEmail(tx, user.id, now);
    if (email === null) throw badInput('There is no change of address to confirm.');
    await mailLink(tx, user, email, { site, now });
    return ownUserDto(tx, user, deps);
  });
}

/** Cancels the pending change, if there is one. */
export function cancelEmailChange(deps: OwnFieldsDeps, actor: Actor) {
  const { store, clock } = deps;
  return store.write(async (tx): Promise<UserDto> => {
    const user = await lockUser(tx, actor);
    if ((await tx.remove('email_changes', { id: user.id })) > 0) {
      const event = { kind: 'email_change_canceled', ...aboutPerson(user) } as const;
      await recordEvent(tx, actor, clock.now(), event);
    }
    return ownUserDto(tx, user, deps);
  });
}

/** Confirms a change with the mailed link, which is valid once and for 24 hours. */
export function confirmEmailChange(
  { store, clock, singleSignOn }: Deps & { singleSignOn: SingleSignOnSettings },
  token: string,
  client: Client,
): Promise<void> {
  return limitingWrongLinks({ store, clock }, client.address, async () => {
    const isTaken = await store.write(async (tx) => {
      const now = clock.now();
      const [seen] = await tx.find('email_changes', { token_hash: hashOfSecret(token) });
      const user = seen && (await tx.getForUpdate('users', seen.id));
      const change = user && (await tx.getForUpdate('email_changes', seen.id));
      const isUsable = change?.token_hash === hashOfSecret(token) && !isExpiredChange(change, now);
      if (!user?.activated || !isUsable) throw tokenInvalid();
      refuseLeavingSignOn(singleSignOn, { from: user.email, to: change.email });

      await tx.remove('email_changes', { id: user.id });
      if (await isTakenBy(tx, user, change.email)) return true;
      await recordEvent(tx, { id: user.id, client }, now, {
        kind: 'email_changed',
        ...aboutPerson(user),
        before: { email: user.email },
        after: { email: change.email },
      });
      await applyChange(tx, user, { email: change.email, email_unconfirmed: false }, now);
      return false;
    });
    if (isTaken) {
      const message =
        'This address now belongs to another account. Your address has not been changed.';
      throw new AppError('TOKEN_INVALID', message);
    }
  });
}

async function lockUser(tx: WriteTransaction, actor: Actor): Promise<UserRow> {
  const { id } = await actingPerson(tx, actor);
  const user = await tx.getForUpdate('users', id);
  if (!user) throw unauthenticated();
  return user;
}

async function mailLink(
  tx: WriteTransaction,
  user: UserRow,
  email: string,
  { site, now }: { site: string; now: Date },
): Promise<void> {
  await countUnlessBlocked(tx, now, attemptCounters.emailChange(user.id));
  const token = newSecret();
  const expires_at = new Date(now.getTime() + LINK_VALID_MS).toISOString();
  await tx.remove('email_changes', { id: user.id });
  await tx.insert('email_changes', {
    id: user.id,
    email,
    token_hash: hashOfSecret(token),
    expires_at,
  });
  const link = links.confirmEmail(site, token);
  const messages = await messagesFor(tx, user.id);
  const values = { link, name: user.name, expires: expires_at };
  await queueMail(tx, messages.confirmAddress(email, values), now);
}

/** Also revokes the links that were mailed to the old address. */
async function applyChange(
  tx: WriteTransaction,
  user: UserRow,
  change: { email: string; email_unconfirmed: boolean },
  now: Date,
) {
  await revokeTokens(tx, user.id);
  await tx.remove('email_changes', { id: user.id });
  await tx.update('users', user.id, change);
  const { name, email: old } = user;
  const messages = await messagesFor(tx, user.id);
  await queueMail(tx, messages.addressChanged(old, { name, address: change.email }), now);
}

async function refuseTaken(tx: ReadTransaction, user: UserRow, email: string): Promise<void> {
  if (await isTakenBy(tx, user, email)) throw emailTaken('email');
}

async function isTakenBy(tx: ReadTransaction, { id }: UserRow, email: string): Promise<boolean> {
  const holders = await tx.find('users', { email });
  return holders.some((holder) => holder.id !== id);
}
