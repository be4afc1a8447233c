import { forbidden } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { hasPassword, NO_PASSWORD } from '@server/domain/passwords/noPassword';
import { messagesFor } from '@server/domain/mail/recipientMessages';
import { queueMail } from '@server/domain/mail/outbox';
import { PROOF_MS } from '@server/domain/secondFactor/proof';
import { sessionIdOf, type Client } from '@server/domain/signIn/sessions';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CredentialRow, UserRow } from '@server/store/tables';
import { isSignOnRequired, type ProviderSettings, type SingleSignOnSettings } from './settings';

interface SignOn {
  settings: SingleSignOnSettings;
  provider: Pick<ProviderSettings, 'id' | 'name'>;
  client: Client;
  /** Whether the person has not signed on with this account at the provider before. */
  isFirst: boolean;
  now: Date;
}

/**
 * The credentials of a person who signs on through a provider. A password from before the first time is removed, because
 * somebody else may know it. The administrator for emergencies keeps theirs.
 */
export async function credentialAfterSignOn(
  tx: WriteTransaction,
  user: UserRow,
  { settings, provider, client, isFirst, now }: SignOn,
): Promise<CredentialRow> {
  const stored = await tx.getForUpdate('credentials', user.id);
  const removed = { password_hash: NO_PASSWORD };
  if (!stored) {
    const created = { id: user.id, ...removed, signed_in_at: null, language: null };
    await tx.insert('credentials', created);
    return created;
  }
  const isOutdated = isFirst || isSignOnRequired(settings, user.email);
  const isKept = !hasPassword(stored) || user.email === settings.breakGlassEmail;
  if (isKept || !isOutdated) return stored;
  await tx.update('credentials', user.id, removed);
  await tx.remove('tokens', { user_id: user.id, kind: 'reset' });
  const messages = await messagesFor(tx, user.id);
  const values = { name: user.name, provider: provider.name };
  await queueMail(tx, messages.passwordRemoved(user.email, values), now);
  await recordEvent(tx, { id: user.id, client }, now, {
    kind: 'password_removed',
    ...aboutPerson(user),
    after: { provider: provider.id },
  });
  return { ...stored, ...removed };
}

/** Whether a person has no password and signs on through a provider that is still configured. */
export async function signsOnWithoutPassword(
  tx: ReadTransaction,
  { providers }: SingleSignOnSettings,
  userId: string,
): Promise<boolean> {
  const credential = await tx.get('credentials', userId);
  const identities = await tx.find('identities', { user_id: userId });
  const isLinked = identities.some((one) => providers.some(({ id }) => id === one.provider));
  return isLinked && !hasPassword(credential);
}

/** FORBIDDEN for such a person, for whom a mailed link is not enough to set a password. */
export async function refuseWithoutPassword(
  tx: ReadTransaction,
  settings: SingleSignOnSettings,
  userId: string,
): Promise<void> {
  if (!(await signsOnWithoutPassword(tx, settings, userId))) return;
  throw forbidden('Log in through your organization, and then set a password in My account.');
}

/** Whether a session was opened at or after a sign-on of the last 15 minutes through a provider. */
export async function hasFreshSignOn(
  tx: ReadTransaction,
  userId: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const session = await tx.get('sessions', sessionIdOf(token));
  const identities = await tx.find('identities', { user_id: userId });
  return identities.some(({ last_used_at }) => {
    const age = now.getTime() - Date.parse(last_used_at);
    return age >= 0 && age < PROOF_MS && (session?.created_at ?? '') >= last_used_at;
  });
}
