import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store } from '@server/store/Store';
import { isRequiredFor, type SecondFactorSettings } from './settings';

interface Deps {
  store: Store;
  secondFactor: SecondFactorSettings;
}

/** Marks a person who must set up a second factor first. It reads nothing for people who need none. */
export async function withMissingFactor(
  { store, secondFactor }: Deps,
  user: UserDto,
): Promise<UserDto> {
  if (!isRequiredFor(secondFactor, user)) return user;
  const has = await store.read((tx) => hasFactor(tx, user.id));
  return has ? user : { ...user, second_factor_missing: true };
}

/** Whether a person has an authenticator app or a passkey. */
export async function hasFactor(tx: ReadTransaction, userId: string): Promise<boolean> {
  const totp = await tx.get('totps', userId);
  if (typeof totp?.secret === 'string') return true;
  return (await tx.findColumns('passkeys', ['id'], { user_id: userId })).length > 0;
}
