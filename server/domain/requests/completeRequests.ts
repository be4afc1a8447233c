import type { RequestKind } from '@contract/inbox/subjects';
import type { WriteTransaction } from '@server/store/Store';
import { notify } from '../notices/notify';

interface Completed {
  company_id: string;
  activity_id: string;
  kind: RequestKind;
  /** Only the requests to this person; absent for those to anybody. */
  asked_of?: string;
}

/**
 * Completes the open requests for something that has just come into being, and tells those who asked for it. Callers
 * run in `writeWithRetries`. `by`: whose doing it is, null for a person whose data was erased.
 */
export async function completeRequests(
  tx: WriteTransaction,
  completed: Completed,
  by: string | null,
  now: Date,
): Promise<void> {
  const open = await tx.find('requests', { ...completed, done_at: null, cancelled_at: null });
  for (const { id } of open) {
    // It may have been completed or given to another person before it was locked.
    const request = await tx.getForUpdate('requests', id);
    if (!request || request.done_at !== null || request.cancelled_at !== null) continue;
    if (completed.asked_of !== undefined && request.asked_of !== completed.asked_of) continue;
    const at = now.toISOString();
    await tx.update('requests', id, { done_at: at });
    const { company_id, activity_id, asked_by, asked_of } = request;
    const subject = { company_id, subject_kind: 'activity', subject_id: activity_id } as const;
    if (asked_of !== null) {
      const own = { ...subject, user_id: asked_of, kind: 'asked', read_at: null } as const;
      await tx.updateWhere('notices', own, { read_at: at });
    }
    if (asked_by !== null) {
      await notify(tx, { ...subject, user_id: asked_by, kind: 'done', by }, now);
    }
  }
}
