import { normalEmail } from '@contract/fields/email';
import type { Store } from '@server/store/Store';
import type { Background } from '@server/domain/background';
import type { Clock } from '@server/domain/clock';
import { AppError, tokenInvalid } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { messagesFor } from '@server/domain/mail/recipientMessages';
import { NO_RECIPIENT, queueMail } from '@server/domain/mail/outbox';
import { inPasswordQueue } from './passwordQueue';
import type { PasswordDeps } from './passwords';
import { attemptCounters, countUnlessBlocked } from '@server/domain/signIn/attempts';
import { refuseCommonPassword } from './commonPasswords';
import { forgetDevices, rememberDevice } from '@server/domain/signIn/devices';
import { limitingWrongLinks } from '@server/domain/accounts/guestLinks';
import { links } from '@server/domain/accounts/links';
import { refuseIfSignOnRequired } from '@server/domain/singleSignOn/requiredSignOn';
import { isSignOnRequired, type SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import {
  refuseWithoutPassword,
  signsOnWithoutPassword,
} from '@server/domain/singleSignOn/signOnWithoutPassword';
import { setPassword } from './setPassword';
import { checkToken, issueDecoy, issueToken, consumeToken } from '@server/domain/accounts/tokens';
import type { Client } from '@server/domain/signIn/sessions';

interface Deps {
  store: Store;
  clock: Clock;
}

interface ResetDeps extends Deps {
  site: string;
  singleSignOn: SingleSignOnSettings;
}

/**
 * Mails a link for a new password. Neither the response nor its time reveals whether the account exists:
 * all work that depends on it is done in the background. That work is the same for an unknown address,
 * so that the time of the next request reveals nothing either.
 */
export async function forgotPassword(
  deps: ResetDeps & { background: Background; sendQueuedMails: () => void },
  email: string,
  address: string,
): Promise<void> {
  const { store, clock } = deps;
  const counter = attemptCounters.byAddress('forgot', address);
  await store.write(async (tx) => {
    await countUnlessBlocked(tx, clock.now(), counter);
  });
  deps.background.run(async () => {
    await sendReset(deps, email);
    deps.sendQueuedMails();
  });
}

/**
 * Mails a link to the account of an address, unless too many mails were sent to it recently. For an unknown address,
 * and for one that may only use single sign-on or has no password because of it, the same statements run, with an invalid token and a mail without
 * recipient.
 */
async function sendReset({ store, clock, site, singleSignOn }: ResetDeps, email: string) {
  try {
    await store.write(async (tx) => {
      const now = clock.now();
      const address = normalEmail(email);
      const [found] = await tx.find('users', { email: address, activated: true });
      const isRefused = await signsOnWithoutPassword(tx, singleSignOn, found?.id ?? 'nobody');
      const user = isRefused || isSignOnRequired(singleSignOn, address) ? undefined : found;
      const mails = attemptCounters.resetMail(address);
      await countUnlessBlocked(tx, now, mails);
      const { token, expires_at } = user
        ? await issueToken(tx, 'reset', user.id, now)
        : await issueDecoy(tx, now);
      const link = links.reset(site, token);
      const values = { link, name: user?.name ?? 'decoy', expires: expires_at };
      const messages = await messagesFor(tx, user?.id ?? 'nobody');
      await queueMail(tx, messages.reset(user?.email ?? NO_RECIPIENT, values), now);
    });
  } catch (error) {
    // The response has been sent, so there is nobody to report a refusal to.
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * Sets a new password with a mailed link, ends all of the person's sessions and forgets their devices.
 * The device that used the link becomes a known one, so that failed sign-ins on other devices do not
 * delay its sign-in. FORBIDDEN if the person can sign in only by single sign-on. Returns the device's secret.
 */
export function resetPassword(
  { store, clock, site, singleSignOn, passwords }: ResetDeps & PasswordDeps,
  { token, password }: { token: string; password: string },
  client: Client,
): Promise<string> {
  return limitingWrongLinks({ store, clock }, client.address, async () => {
    await store.read((tx) => checkToken(tx, 'reset', token, clock.now()));
    await refuseCommonPassword(password, 'password');
    const password_hash = await inPasswordQueue({ trusted: token }, () => passwords.hash(password));
    return store.write(async (tx) => {
      const user = await consumeToken(tx, 'reset', token, clock.now());
      if (!user.activated) throw tokenInvalid();
      refuseIfSignOnRequired(singleSignOn, user.email);
      await refuseWithoutPassword(tx, singleSignOn, user.id);
      await setPassword(tx, user, password_hash);
      const event = { kind: 'password_reset', ...aboutPerson(user) } as const;
      await recordEvent(tx, { id: user.id, client }, clock.now(), event);
      await tx.remove('sessions', { user_id: user.id });
      await forgetDevices(tx, user.id);
      const values = { name: user.name, link: links.forgot(site) };
      const messages = await messagesFor(tx, user.id);
      await queueMail(tx, messages.passwordChanged(user.email, values), clock.now());
      return (await rememberDevice(tx, user.id, clock.now())).secret;
    });
  });
}
