import type { ReadNoticesResult } from '@contract/inbox/inboxPayloads';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { actingPerson, type Actor, type Deferred } from '../manage/access';

/** Marks the person's notices as read, all or these; those of other people are ignored. */
export function readNotices(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  fields: Deferred<{ ids: readonly string[] | null }>,
): Promise<ReadNoticesResult> {
  return store.write(async (tx) => {
    const { id: user_id } = await actingPerson(tx, actor);
    const { ids } = fields();
    const unread = { user_id, read_at: null, ...(ids && { id: ids }) };
    const read_at = clock.now().toISOString();
    return { count: await tx.updateWhere('notices', unread, { read_at }) };
  });
}
