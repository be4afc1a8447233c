import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { EmailChangeRow, UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { hasPassword } from '../passwords/noPassword';
import { subscriptionsOf } from '../digest/subscriptions';
import { toUserDto } from '../queries/users';

export interface OwnFieldsDeps {
  store: Store;
  clock: Clock;
  restorableDays: number;
}

/**
 * Adds what a server sends about the person only to themselves: an address that is not confirmed yet, whether they
 * receive the weekly mail and about which companies, and for how long what they delete can be restored.
 */
export const withOwnFields = (deps: OwnFieldsDeps, user: UserDto): Promise<UserDto> =>
  deps.store.read(async (tx) => {
    const row = await tx.get('users', user.id);
    return { ...user, ...(await ownFields(tx, user, row?.digest, deps)) };
  });

/** One's own user, with these fields. */
export const ownUserDto = async (
  tx: ReadTransaction,
  user: UserRow,
  deps: OwnFieldsDeps,
): Promise<UserDto> => {
  const dto = await toUserDto(tx, user);
  return { ...dto, ...(await ownFields(tx, dto, user.digest, deps)) };
};

async function ownFields(
  tx: ReadTransaction,
  person: UserDto,
  digest: UserRow['digest'],
  { clock, restorableDays }: OwnFieldsDeps,
): Promise<Partial<UserDto>> {
  const { id } = person;
  const isPasswordMissing = !hasPassword(await tx.get('credentials', id));
  const pending_email = await pendingEmail(tx, id, clock.now());
  const own = { digest: digest !== false, restorable_days: restorableDays };
  return {
    ...own,
    ...(pending_email !== null && { pending_email }),
    ...(isPasswordMissing && { password_missing: true }),
    ...(can(person, 'viewPortfolio') && { subscriptions: await subscriptionsOf(tx, person) }),
  };
}

export const isExpiredChange = ({ expires_at }: EmailChangeRow, now: Date) =>
  Date.parse(expires_at) <= now.getTime();

/** The address that waits for its confirmation; null if there is none. */
export async function pendingEmail(tx: ReadTransaction, userId: string, now: Date) {
  const change = await tx.get('email_changes', userId);
  return change && !isExpiredChange(change, now) ? change.email : null;
}
