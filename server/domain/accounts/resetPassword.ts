import type { Store } from '@server/store/Store';
import type { Background } from '../background';
import type { Clock } from '../clock';
import { AppError, tokenInvalid } from '../errors';
import { messages } from '../mail/messages';
import { queueMail } from '../mail/outbox';
import { hashPassword } from '../passwords';
import { normaliseEmail } from '../users';
import { countAttempt, counted, refuseWhileWaiting } from './attempts';
import { countingWrongLinks } from './guestLinks';
import { links } from './links';
import { setPassword } from './setPassword';
import { checkToken, issueToken, useToken } from './tokens';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Somebody cannot sign in. Whether there is such an account shows neither in the answer nor in its
 * time: all that depends on it is done after the answer.
 */
export async function forgotPassword(
  deps: Deps & { site: string; background: Background; mailQueued: () => void },
  email: string,
  address: string,
): Promise<void> {
  const { store, clock } = deps;
  const calls = counted.byAddress('forgot', address);
  await store.write(async (tx) => {
    await refuseWhileWaiting(tx, clock.now(), calls);
    await countAttempt(tx, clock.now(), calls);
  });
  deps.background.run(async () => {
    await sendReset(deps, email);
    deps.mailQueued();
  });
}

/** Mails a link to the account of an address; nothing where there is none, or too many of late. */
async function sendReset({ store, clock, site }: Deps & { site: string }, email: string) {
  try {
    await store.write(async (tx) => {
      const now = clock.now();
      const [user] = await tx.find('users', { email: normaliseEmail(email), activated: true });
      if (!user) return;
      const mails = counted.resetMail(user.id);
      await refuseWhileWaiting(tx, now, mails);
      await countAttempt(tx, now, mails);
      const { token } = await issueToken(tx, 'reset', user.id, now);
      const link = links.reset(site, token);
      await queueMail(tx, messages.reset(user.email, { link, name: user.name }), now);
    });
  } catch (error) {
    // Nobody is told: the answer has been given.
    if (!(error instanceof AppError)) throw error;
  }
}

/** Sets a new password by a mailed link and ends all of the person's sessions. */
export function resetPassword(
  { store, clock }: Deps,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  return countingWrongLinks({ store, clock }, address, async () => {
    await store.read((tx) => checkToken(tx, 'reset', token, clock.now()));
    const password_hash = await hashPassword(password);
    await store.write(async (tx) => {
      const user = await useToken(tx, 'reset', token, clock.now());
      if (!user.activated) throw tokenInvalid();
      await setPassword(tx, user, password_hash);
      await tx.remove('sessions', { user_id: user.id });
    });
  });
}
