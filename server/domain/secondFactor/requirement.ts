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
export const hasFactor = async (tx: ReadTransaction, userId: string): Promise<boolean> =>
  (await peopleWithFactor(tx, [userId])).has(userId);

/** Those of the people who have an authenticator app or a passkey. */
export async function peopleWithFactor(
  tx: ReadTransaction,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [totps, passkeys] = await Promise.all([
    tx.findColumns('totps', ['id', 'secret'], { id: userIds }),
    tx.findColumns('passkeys', ['user_id'], { user_id: userIds }),
  ]);
  // Without a secret, the app is not confirmed yet.
  const confirmed = totps.filter(({ secret }) => typeof secret === 'string');
  return new Set([...confirmed.map(({ id }) => id), ...passkeys.map(({ user_id }) => user_id)]);
}
