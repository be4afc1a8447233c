import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import { ownUserDto, type OwnFieldsDeps } from '../accounts/ownFields';
import { forbidden, notFound, unauthenticated } from '../errors';
import { actingPerson, type Actor, type Deferred } from '../manage/access';
import { writeWithRetries } from '../writeWithRetries';
import { companiesInReach } from './subscriptions';

/** Chooses the companies about which the own weekly mail has lines; null for all, a later one included. */
export function saveSubscriptions(
  deps: OwnFieldsDeps,
  actor: Actor,
  fields: Deferred<{ company_ids: string[] | null }>,
): Promise<UserDto> {
  return writeWithRetries(deps.store, async (tx) => {
    const user = await tx.getForUpdate('users', actor.id);
    const person = await actingPerson(tx, actor);
    if (!user) throw unauthenticated();
    if (!can(person, 'viewPortfolio')) throw forbidden();
    const { company_ids } = fields();
    if (company_ids) {
      const known = new Set((await companiesInReach(tx, person)).map(({ id }) => id));
      if (!company_ids.every((id) => known.has(id))) throw notFound('company');
    }
    await storeSubscriptions(tx, actor.id, company_ids && [...new Set(company_ids)]);
    return ownUserDto(tx, user, deps);
  });
}

/** null for all companies. The caller has locked the person. */
export async function storeSubscriptions(
  tx: WriteTransaction,
  id: string,
  company_ids: string[] | null,
): Promise<void> {
  await tx.remove('user_subscriptions', { id });
  if (company_ids) await tx.insert('user_subscriptions', { id, company_ids });
}
