import { normalEmail } from '@contract/fields/email';
import { can } from '@contract/permissions/permissions';
import type { UpdateUserReply } from '@contract/payloads';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { badFields, forbidden, unauthenticated } from '../errors';
import { aboutPerson, changedValues, recordEvent } from '../events/recordEvent';
import { removePicture, storePicture } from '../images/pictures';
import { readPicture } from '../images/uploads';
import { messagesFor } from '../mail/recipientMessages';
import { queueMail } from '../mail/outbox';
import { actingPerson, type Actor, type Deferred } from '../manage/access';
import { closeOtherSessions, sessionIdOf, type SessionDeps } from '../signIn/sessions';
import { refuseCommonPassword } from '../passwords/commonPasswords';
import { forgetDevices } from '../signIn/devices';
import { checkedHashes, refuseFormerPassword } from './currentPassword';
import type { PasswordDeps } from '../passwords/passwords';
import { changeEmail, requestEmailChange } from './emailChange';
import { ownUserDto } from './ownFields';
import { links } from './links';
import { refuseIfSignOnRequired, refuseLeavingSignOn } from '../singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '../singleSignOn/settings';
import { setPassword } from '../passwords/setPassword';
import { revokeTokens } from './tokens';

interface AccountFields {
  name: string;
  email: string;
  current_password: string;
  /** Empty to keep the password. */
  new_password: string;
  /** Whether to receive the weekly mail; undefined to keep it. */
  digest?: boolean | undefined;
}

interface Update {
  /** The account that the payload names. */
  id: unknown;
  fields: Deferred<AccountFields>;
  /** null to keep the picture. */
  picture: Buffer | null;
  /** The token of the request's session, which stays open when a new password ends the others. */
  token: string;
}

interface Deps extends SessionDeps, PasswordDeps {
  singleSignOn: SingleSignOnSettings;
  restorableDays: number;
  /** The site's address, for links in mails. */
  site: string;
  /** Whether a new email address takes effect only after its owner opens the link mailed to it. */
  requiresEmailConfirmation: boolean;
}

/** Changes one's own account; contract "Accounts". */
export async function updateAccount(
  deps: Deps,
  actor: Actor,
  update: Update,
): Promise<UpdateUserReply> {
  const { store, clock, site } = deps;
  const { fields, before } = await store.read(async (tx) => {
    const person = await actingPerson(tx, actor);
    const isOwn = typeof update.id === 'string' && can(person, 'updateUser', { id: update.id });
    if (!isOwn) throw forbidden('You can only change your own account.');
    const user = await tx.get('users', person.id);
    if (!user) throw unauthenticated();
    return { before: user, fields: update.fields() };
  });
  const email = normalEmail(fields.email);
  const isNewEmail = email !== before.email;
  const isNewPassword = fields.new_password !== '';
  if (isNewEmail) refuseAddress(deps, { from: before.email, to: email });
  if (isNewPassword) refuseIfSignOnRequired(deps.singleSignOn, before.email);
  if (isNewPassword) await refuseCommonPassword(fields.new_password, 'new_password');
  const passwords =
    isNewEmail || isNewPassword ? await checkedHashes(deps, before, fields, update.token) : null;
  const upload = update.picture && { actor, bytes: update.picture, field: 'profile_picture' };
  const picture = upload && (await readPicture(deps, upload));

  return store.write(async (tx) => {
    const stored = await tx.getForUpdate('users', actor.id);
    if (!stored?.activated) throw unauthenticated();
    if (passwords) await refuseFormerPassword(tx, stored.id, passwords.current);
    const now = clock.now();
    await recordUpdate(tx, actor, now, { ...deps, stored, fields, email, isNewPassword, picture });
    if (passwords && passwords.next !== null) {
      await replacePassword(tx, stored, passwords.next, { ...update, site, now });
    }
    // This comes second because setting a password cancels an earlier change of address.
    if (isNewEmail && deps.requiresEmailConfirmation) {
      await requestEmailChange(tx, stored, email, { site, now });
    } else if (isNewEmail) await changeEmail(tx, stored, email, now);
    const picture_url = picture && (await storePicture(tx, picture, now));
    if (picture_url !== null) await removePicture(tx, stored.picture_url);
    const changes = {
      name: fields.name,
      ...(picture_url !== null && { picture_url }),
      ...(fields.digest !== undefined && { digest: fields.digest }),
    };
    await tx.update('users', stored.id, changes);
    const applied = isNewEmail && !deps.requiresEmailConfirmation;
    const data = await ownUserDto(tx, { ...stored, ...changes, ...(applied && { email }) }, deps);
    return { data, error: null, ...(isNewPassword && { password_changed: true }) };
  });
}

/** Refuses a new address that people may not choose themselves. */
function refuseAddress(
  { singleSignOn, requiresEmailConfirmation }: Deps,
  change: { from: string; to: string },
): void {
  refuseLeavingSignOn(singleSignOn, change);
  // Without a mail server nobody proves that an address is theirs, and a provider's person could get this account.
  if (singleSignOn.providers.length === 0 || requiresEmailConfirmation) return;
  throw badFields({ email: 'Email addresses cannot be changed here. Ask your administrator.' });
}

interface RecordedUpdate {
  stored: UserRow;
  fields: AccountFields;
  /** The given address, normalized. */
  email: string;
  isNewPassword: boolean;
  /** A new picture; null to keep the current one. */
  picture: object | null;
  requiresEmailConfirmation: boolean;
}

/** Records a change of one's own account as one event, whose kind is that of the most important field. */
async function recordUpdate(
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  { stored, fields, email, isNewPassword, picture, requiresEmailConfirmation }: RecordedUpdate,
): Promise<void> {
  const emailField = requiresEmailConfirmation ? 'pending_email' : 'email';
  const isNewEmail = email !== stored.email;
  const digest = stored.digest !== false;
  const changed = changedValues(
    { name: stored.name, digest, picture: null, ...(isNewEmail && { [emailField]: stored.email }) },
    {
      name: fields.name,
      digest: fields.digest ?? digest,
      picture: picture ? 'new' : null,
      ...(isNewEmail && { [emailField]: email }),
    },
  );
  if (!changed && !isNewPassword) return;
  const ofEmail = requiresEmailConfirmation ? 'email_change_requested' : 'email_changed';
  const kind = isNewPassword ? 'password_changed' : isNewEmail ? ofEmail : 'account_changed';
  await recordEvent(tx, actor, now, { kind, ...aboutPerson(stored), ...changed });
}

/** Stores a new password, ends the other sessions and forgets the other devices. */
async function replacePassword(
  tx: WriteTransaction,
  user: UserRow,
  password_hash: string,
  { token, site, now }: { token: string; site: string; now: Date },
): Promise<void> {
  await setPassword(tx, user, password_hash);
  await revokeTokens(tx, user.id, 'reset');
  await closeOtherSessions(tx, user.id, token);
  const session = await tx.get('sessions', sessionIdOf(token));
  await forgetDevices(tx, user.id, session?.device_id);
  const values = { name: user.name, link: links.forgot(site) };
  const messages = await messagesFor(tx, user.id);
  await queueMail(tx, messages.passwordChanged(user.email, values), now);
}
