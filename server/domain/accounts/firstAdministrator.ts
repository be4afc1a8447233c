import { randomUUID } from 'node:crypto';
import { isEmailAddress, normalEmail } from '@contract/fields/email';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { recordEvent } from '../events/recordEvent';
import { links } from './links';
import { issueToken } from './tokens';

interface Deps {
  store: Store;
  clock: Clock;
  site: string;
}

const nameFrom = (address: string) => address.split('@')[0] ?? address;

/**
 * Creates an administrator and the link to accept the invitation. Only the operator can do this; no
 * route does. For an administrator who has not accepted yet, the new link replaces the previous one.
 * Throws with a message for the operator.
 */
export async function inviteAdministrator({ store, clock, site }: Deps, email: string) {
  const address = normalEmail(email);
  if (!isEmailAddress(email)) throw new Error('Usage: npm run create-admin -- EMAIL');

  return store.write(async (tx) => {
    const now = clock.now();
    const [known] = await tx.find('users', { email: address });
    if (known && (known.activated || known.role !== 'administrator')) {
      throw new Error(`${address} already has an account.`);
    }
    const id = known?.id ?? randomUUID();
    if (!known) {
      await tx.insert('users', {
        id,
        name: nameFrom(address),
        email: address,
        picture_url: null,
        role: 'administrator',
        company_role: 'administrator',
        workspace_role: 'administrator',
        company_id: null,
        activated: false,
        invitation_expires: null,
        created_at: now.toISOString(),
      });
    }
    await recordEvent(tx, null, now, {
      kind: known ? 'invitation_resent' : 'person_invited',
      subject: { type: 'person', id, name: known?.name ?? nameFrom(address) },
      after: { email: address, role: 'administrator' },
    });
    const { token, expires_at } = await issueToken(tx, 'invitation', id, now);
    await tx.update('users', id, { invitation_expires: expires_at });
    return { link: links.onboarding(site, token), expires_at };
  });
}
