import { normalEmail } from '@contract/fields/email';
import { can } from '@contract/permissions/permissions';
import type { Clock } from '@server/domain/clock';
import { alreadyErased, badFields } from '@server/domain/errors';
import { recordEvent } from '@server/domain/events/recordEvent';
import {
  lockAdministrators,
  refuseLastAdministrator,
  removePerson,
} from '@server/domain/manage/removal';
import { actingPerson, personFor, type Actor, type Deferred } from '@server/domain/manage/access';
import { noteErasedAddresses } from '@server/domain/mail/forgetMails';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { ErasedPerson } from './erasing';
import { PERSONAL_TABLES } from './tables';

interface Deps {
  store: Store;
  clock: Clock;
  /** Removes what the erasure leaves in files: sent mails, and former versions of rows. */
  cleanFiles(): void;
}

/** More changes of one person's address are not searched for addresses that they had. */
const MAX_ADDRESS_EVENTS = 1000;

/**
 * Removes a person, and what identifies them from everything that stays. `email` must be their address, as a
 * confirmation. ALREADY_ERASED if that has been done before.
 */
export async function erasePerson(
  { store, clock, cleanFiles }: Deps,
  actor: Actor,
  userId: string,
  fields: Deferred<{ email: string }>,
): Promise<void> {
  await store.write(async (tx) => {
    await lockAdministrators(tx, userId);
    const user = await userToErase(tx, actor, userId);
    if (normalEmail(fields().email) !== normalEmail(user.email)) {
      throw badFields({ email: 'This is not the email address of this person.' });
    }
    await refuseLastAdministrator(tx, user);
    const person = await identityOf(tx, user);
    const now = clock.now();
    await tx.insert('erasures', { id: user.id, erased_at: now.toISOString() });
    await recordEvent(tx, actor, now, {
      kind: 'person_erased',
      subject: { type: 'person', id: user.id, name: null },
      companyId: user.company_id,
    });
    // Removing the row waits for transactions that record events of this person, so the events are complete after it.
    await removePerson(tx, user, now);
    for (const table of Object.values(PERSONAL_TABLES)) {
      if (typeof table?.erased === 'function') await table.erased(tx, person);
    }
    await noteErasedAddresses(tx, person.addresses, now);
  });
  cleanFiles();
}

async function userToErase(tx: WriteTransaction, actor: Actor, userId: string): Promise<UserRow> {
  try {
    const { user } = await personFor(tx, actor, 'eraseUser', userId);
    return user;
  } catch (error) {
    const person = await actingPerson(tx, actor);
    const nobody = {
      id: userId,
      role: 'subscriber',
      company_id: null,
      workspace_id: null,
    } as const;
    const isErased = (await tx.get('erasures', userId)) !== undefined;
    throw isErased && can(person, 'eraseUser', nobody) ? alreadyErased() : error;
  }
}

/** The person with everything by which the rows about them are found. */
async function identityOf(tx: ReadTransaction, user: UserRow): Promise<ErasedPerson> {
  const { id } = user;
  const devices = await tx.findColumns('devices', ['id'], { user_id: id });
  const pending = await tx.get('email_changes', id);
  const events = await tx.findEvents({
    personId: id,
    kinds: ['person_invited', 'account_created', 'email_changed', 'email_change_requested'],
    limit: MAX_ADDRESS_EVENTS,
  });
  const known = events
    .filter(({ subject_id }) => subject_id === id)
    .flatMap(({ before, after }) => [before, after])
    .flatMap((values) => [values?.['email'], values?.['pending_email']])
    .filter((address) => typeof address === 'string');
  const candidates = [...new Set([user.email, ...(pending ? [pending.email] : []), ...known])];
  const holders = await tx.findColumns('users', ['id', 'email'], { email: candidates });
  const taken = holders.filter((holder) => holder.id !== id).map(({ email }) => email);
  return {
    ...user,
    addresses: candidates.filter((address) => !taken.includes(address)),
    deviceIds: devices.map((device) => device.id),
  };
}
