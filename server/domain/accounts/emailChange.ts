import { createHash, randomBytes } from 'node:crypto';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { EmailChangeRow, UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badInput, emailTaken, tokenInvalid, unauthenticated } from '../errors';
import { messages } from '../mail/messages';
import { queueMail } from '../mail/outbox';
import { actingPerson, type Actor } from '../manage/targets';
import { toUserDto } from '../queries/users';
import { counted, countUnlessWaiting } from '../signIn/attempts';
import { countingWrongLinks } from './guestLinks';
import { links } from './links';
import { voidTokens } from './tokens';

interface Deps {
  store: Store;
  clock: Clock;
}

const LIFE_MS = 24 * 60 * 60_000;

/** Replaces a person's address at once; the old one is told. EMAIL_TAKEN for another person's. */
export async function changeEmail(tx: WriteTransaction, user: UserRow, email: string, now: Date) {
  await refuseTaken(tx, user, email);
  await applyChange(tx, user, email, now);
}

/**
 * Has a person confirm their new address by a mailed link, in place of an earlier change; the old
 * address is told. EMAIL_TAKEN for another person's, TOO_MANY_ATTEMPTS after too many mails.
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
  const notice = messages.addressChangeRequested(user.email, { name, address: email });
  await queueMail(tx, notice, now);
}

/** Mails a new link for the pending change; the one mailed before opens nothing any more. */
export function resendEmailChange({ store, clock, site }: Deps & { site: string }, actor: Actor) {
  return store.write(async (tx): Promise<UserDto> => {
    const user = await heldUser(tx, actor);
    const now = clock.now();
    const email = await pendingEmail(tx, user.id, now);
    if (email === null) throw badInput('There is no change of address to confirm.');
    await mailLink(tx, user, email, { site, now });
    return ownUserDto(tx, user, now);
  });
}

/** Drops the pending change; nothing to do where there is none. */
export function cancelEmailChange({ store, clock }: Deps, actor: Actor) {
  return store.write(async (tx): Promise<UserDto> => {
    const user = await heldUser(tx, actor);
    await tx.remove('email_changes', { id: user.id });
    return ownUserDto(tx, user, clock.now());
  });
}

/** Changes an address by the link that was mailed to it. The link works once, for 24 hours. */
export function confirmEmailChange(
  { store, clock }: Deps,
  token: string,
  address: string,
): Promise<void> {
  return countingWrongLinks({ store, clock }, address, async () => {
    const isTaken = await store.write(async (tx) => {
      const now = clock.now();
      const [seen] = await tx.find('email_changes', { token_hash: hashOf(token) });
      const user = seen && (await tx.getForUpdate('users', seen.id));
      const change = user && (await tx.getForUpdate('email_changes', seen.id));
      const isUsable = change?.token_hash === hashOf(token) && !isExpiredChange(change, now);
      if (!user?.activated || !isUsable) throw tokenInvalid();

      await tx.remove('email_changes', { id: user.id });
      if (await isTakenBy(tx, user, change.email)) return true;
      await applyChange(tx, user, change.email, now);
      return false;
    });
    if (isTaken) {
      const message = 'This address belongs to another account by now. Yours has not been changed.';
      throw new AppError('TOKEN_INVALID', message);
    }
  });
}

/** The person with the address that they have not confirmed yet, if there is one. */
export async function withPendingEmail({ store, clock }: Deps, user: UserDto): Promise<UserDto> {
  const pending_email = await store.read((tx) => pendingEmail(tx, user.id, clock.now()));
  return pending_email === null ? user : { ...user, pending_email };
}

/** As `withPendingEmail`, within a transaction. */
export async function ownUserDto(tx: ReadTransaction, user: UserRow, now: Date): Promise<UserDto> {
  const pending_email = await pendingEmail(tx, user.id, now);
  return { ...(await toUserDto(tx, user)), ...(pending_email !== null && { pending_email }) };
}

const isExpiredChange = ({ expires_at }: EmailChangeRow, now: Date) =>
  Date.parse(expires_at) <= now.getTime();

async function pendingEmail(tx: ReadTransaction, userId: string, now: Date) {
  const change = await tx.get('email_changes', userId);
  return change && !isExpiredChange(change, now) ? change.email : null;
}

async function heldUser(tx: WriteTransaction, actor: Actor): Promise<UserRow> {
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
  await countUnlessWaiting(tx, now, counted.emailChange(user.id));
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LIFE_MS).toISOString();
  await tx.remove('email_changes', { id: user.id });
  await tx.insert('email_changes', { id: user.id, email, token_hash: hashOf(token), expires_at });
  const link = links.confirmEmail(site, token);
  await queueMail(tx, messages.confirmAddress(email, { link, name: user.name }), now);
}

/** Links mailed to the old address open nothing any more. */
async function applyChange(tx: WriteTransaction, user: UserRow, email: string, now: Date) {
  await voidTokens(tx, user.id);
  await tx.remove('email_changes', { id: user.id });
  await tx.update('users', user.id, { email });
  const { name, email: old } = user;
  await queueMail(tx, messages.addressChanged(old, { name, address: email }), now);
}

async function refuseTaken(tx: ReadTransaction, user: UserRow, email: string): Promise<void> {
  if (await isTakenBy(tx, user, email)) throw emailTaken('email');
}

async function isTakenBy(tx: ReadTransaction, { id }: UserRow, email: string): Promise<boolean> {
  const holders = await tx.find('users', { email });
  return holders.some((holder) => holder.id !== id);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
