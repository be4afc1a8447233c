import type { Store } from '@server/store/Store';
import type { Background } from '@server/domain/background';
import type { Clock } from '@server/domain/clock';
import { AppError, tokenInvalid } from '@server/domain/errors';
import { messages } from '@server/domain/mail/messages';
import { NO_RECIPIENT, queueMail } from '@server/domain/mail/outbox';
import { inPasswordLane } from './passwordLanes';
import { hashPassword } from './passwords';
import { normaliseEmail } from '@server/domain/queries/users';
import { counted, countUnlessWaiting } from '@server/domain/signIn/attempts';
import { refuseCommonPassword } from './commonPasswords';
import { forgetDevices, rememberDevice } from '@server/domain/signIn/devices';
import { countingWrongLinks } from '@server/domain/accounts/guestLinks';
import { links } from '@server/domain/accounts/links';
import { setPassword } from './setPassword';
import { checkToken, issueDecoy, issueToken, useToken } from '@server/domain/accounts/tokens';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Mails a link for a new password. Whether there is such an account shows neither in the answer nor in
 * its time: all that depends on it is done after the answer. It does not show in the time of the next
 * call either, because the server then does the same work for an unknown address.
 */
export async function forgotPassword(
  deps: Deps & { site: string; background: Background; mailQueued: () => void },
  email: string,
  address: string,
): Promise<void> {
  const { store, clock } = deps;
  const calls = counted.byAddress('forgot', address);
  await store.write(async (tx) => {
    await countUnlessWaiting(tx, clock.now(), calls);
  });
  deps.background.run(async () => {
    await sendReset(deps, email);
    deps.mailQueued();
  });
}

/**
 * Mails a link to the account of an address, unless too many were sent to it lately. For an unknown
 * address the same statements run with rows that open nothing, and a mail that nobody is sent.
 */
async function sendReset({ store, clock, site }: Deps & { site: string }, email: string) {
  try {
    await store.write(async (tx) => {
      const now = clock.now();
      const address = normaliseEmail(email);
      const [user] = await tx.find('users', { email: address, activated: true });
      const mails = counted.resetMail(address);
      await countUnlessWaiting(tx, now, mails);
      const { token } = user
        ? await issueToken(tx, 'reset', user.id, now)
        : await issueDecoy(tx, now);
      const words = { link: links.reset(site, token), name: user?.name ?? 'decoy' };
      await queueMail(tx, messages.reset(user?.email ?? NO_RECIPIENT, words), now);
    });
  } catch (error) {
    // Nobody is told: the answer has been given.
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * Sets a new password by a mailed link, ends all of the person's sessions and forgets their devices.
 * The device that used the link becomes a known one, so that a lock-out cannot follow it to the
 * sign-in. Returns that device's secret.
 */
export function resetPassword(
  { store, clock, site }: Deps & { site: string },
  { token, password }: { token: string; password: string },
  address: string,
): Promise<string> {
  return countingWrongLinks({ store, clock }, address, async () => {
    await store.read((tx) => checkToken(tx, 'reset', token, clock.now()));
    await refuseCommonPassword(password, 'password');
    const password_hash = await inPasswordLane({ holder: token }, () => hashPassword(password));
    return store.write(async (tx) => {
      const user = await useToken(tx, 'reset', token, clock.now());
      if (!user.activated) throw tokenInvalid();
      await setPassword(tx, user, password_hash);
      await tx.remove('sessions', { user_id: user.id });
      await forgetDevices(tx, user.id);
      const words = { name: user.name, link: links.forgot(site) };
      await queueMail(tx, messages.passwordChanged(user.email, words), clock.now());
      return (await rememberDevice(tx, user.id, clock.now())).secret;
    });
  });
}
