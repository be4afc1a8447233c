import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { hashPassword } from '../passwords';
import { countingWrongLinks } from './guestLinks';
import { setPassword } from './setPassword';
import { checkToken, useToken } from './tokens';

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

/** An invited person accepts: from then on they can sign in. Makes no session. */
export function acceptInvitation(
  { store, clock }: Deps,
  { token, name, picture_url, password }: Profile,
  address: string,
): Promise<void> {
  return countingWrongLinks({ store, clock }, address, async () => {
    await store.read((tx) => checkToken(tx, 'invitation', token, clock.now()));
    const password_hash = await hashPassword(password);
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
