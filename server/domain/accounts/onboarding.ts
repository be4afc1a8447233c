import type { InvitationDto } from '@contract/payloads';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { tokenInvalid } from '../errors';
import { inPasswordQueue } from '../passwords/passwordQueue';
import type { PasswordDeps } from '../passwords/passwords';
import { refuseCommonPassword } from '../passwords/commonPasswords';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { limitingWrongLinks } from './guestLinks';
import { refuseIfSignOnRequired } from '../singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '../singleSignOn/settings';
import { setPassword } from '../passwords/setPassword';
import { checkToken, ownerOfToken, consumeToken } from './tokens';
import type { Client } from '../signIn/sessions';

interface Deps {
  store: Store;
  clock: Clock;
}

type AcceptDeps = Deps & PasswordDeps & { singleSignOn: SingleSignOnSettings };

interface Profile {
  token: string;
  name: string;
  picture_url: string | null;
  password: string;
}

/** Reads the address and the company of an invitation, without consuming its link. */
export function readInvitation(
  { store, clock }: Deps,
  token: string,
  address: string,
): Promise<InvitationDto> {
  return limitingWrongLinks({ store, clock }, address, () =>
    store.read(async (tx) => {
      const userId = await ownerOfToken(tx, 'invitation', token, clock.now());
      const user = await tx.get('users', userId);
      if (!user) throw tokenInvalid();
      const company = user.company_id === null ? null : await tx.get('companies', user.company_id);
      return { email: user.email, company_name: company?.name ?? null };
    }),
  );
}

/**
 * Accepts an invitation: the person can sign in from now on. Opens no session. FORBIDDEN if they can sign in only by
 * single sign-on, which accepts the invitation too.
 */
export function acceptInvitation(
  { store, clock, singleSignOn, passwords }: AcceptDeps,
  { token, name, picture_url, password }: Profile,
  client: Client,
): Promise<void> {
  return limitingWrongLinks({ store, clock }, client.address, async () => {
    await store.read((tx) => checkToken(tx, 'invitation', token, clock.now()));
    await refuseCommonPassword(password, 'password');
    const password_hash = await inPasswordQueue({ trusted: token }, () => passwords.hash(password));
    await store.write(async (tx) => {
      const user = await consumeToken(tx, 'invitation', token, clock.now());
      refuseIfSignOnRequired(singleSignOn, user.email);
      await setPassword(tx, user, password_hash);
      await tx.update('users', user.id, {
        name,
        picture_url,
        activated: true,
        invitation_expires: null,
      });
      const event = { kind: 'invitation_accepted', ...aboutPerson({ ...user, name }) } as const;
      await recordEvent(tx, { id: user.id, client }, clock.now(), event);
    });
  });
}
