import type { InvitationDto } from '@contract/payloads';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { tokenInvalid } from '../errors';
import { inPasswordLane } from '../passwords/passwordLanes';
import { hashPassword } from '../passwords/passwords';
import { refuseCommonPassword } from '../passwords/commonPasswords';
import { countingWrongLinks } from './guestLinks';
import { setPassword } from '../passwords/setPassword';
import { checkToken, ownerOfToken, useToken } from './tokens';

interface Deps {
  store: Store;
  clock: Clock;
}

interface Profile {
  token: string;
  name: string;
  picture_url: string | null;
  password: string;
}

/** Tells the holder of an invitation's link who is invited and where to. Does not use the link up. */
export function readInvitation(
  { store, clock }: Deps,
  token: string,
  address: string,
): Promise<InvitationDto> {
  return countingWrongLinks({ store, clock }, address, () =>
    store.read(async (tx) => {
      const userId = await ownerOfToken(tx, 'invitation', token, clock.now());
      const user = await tx.get('users', userId);
      if (!user) throw tokenInvalid();
      const company = user.company_id === null ? null : await tx.get('companies', user.company_id);
      return { email: user.email, company_name: company?.name ?? null };
    }),
  );
}

/** An invited person accepts: from then on they can sign in. Makes no session. */
export function acceptInvitation(
  { store, clock }: Deps,
  { token, name, picture_url, password }: Profile,
  address: string,
): Promise<void> {
  return countingWrongLinks({ store, clock }, address, async () => {
    await store.read((tx) => checkToken(tx, 'invitation', token, clock.now()));
    await refuseCommonPassword(password, 'password');
    const password_hash = await inPasswordLane({ holder: token }, () => hashPassword(password));
    await store.write(async (tx) => {
      const user = await useToken(tx, 'invitation', token, clock.now());
      await setPassword(tx, user, password_hash);
      await tx.update('users', user.id, {
        name,
        picture_url,
        activated: true,
        invitation_expires: null,
      });
    });
  });
}
