import { createHash } from 'node:crypto';
import { dayOf } from '@contract/days';
import type { NoticeKind, SubjectKind } from '@contract/inbox/subjects';
import type { WriteTransaction } from '@server/store/Store';

/** What a notice is about: an action, a plan item, a review or a round of a company. */
export interface NoticeSubject {
  company_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
}

interface NewNotice extends NoticeSubject {
  user_id: string;
  kind: NoticeKind;
  /** Who caused it; null for the server. Nobody is told of what they did themselves. */
  by: string | null;
}

/**
 * Tells a person that something happened, in the transaction of the change. A person has at most one notice about a
 * subject and day (UTC): a later event takes it over and makes it unread. Two servers that insert it at the same time
 * use the same id, so callers run in `writeWithRetries`.
 */
export async function notify(tx: WriteTransaction, notice: NewNotice, now: Date): Promise<void> {
  const { user_id, kind, by, company_id, subject_kind, subject_id } = notice;
  if (by === user_id) return;
  const id = noticeId(notice, now);
  const created_at = now.toISOString();
  const known = await tx.getForUpdate('notices', id);
  if (known) await tx.update('notices', id, { kind, created_at, read_at: null });
  // Somebody may have been removed since they were mentioned or asked.
  else if (await tx.getAndKeep('users', user_id)) {
    const subject = { company_id, subject_kind, subject_id };
    const times = { created_at, read_at: null, mailed_at: null };
    await tx.insert('notices', { id, user_id, kind, ...subject, ...times });
  }
}

function noticeId(notice: NewNotice, now: Date): string {
  const { user_id, company_id, subject_kind, subject_id } = notice;
  const key = JSON.stringify([user_id, company_id, subject_kind, subject_id, dayOf(now)]);
  return createHash('sha256').update(key).digest('base64url');
}

/** Removes a person's notices of a kind about a subject, because their reason no longer exists. */
export async function withdrawNotices(
  tx: WriteTransaction,
  { company_id, subject_kind, subject_id }: NoticeSubject,
  { user_id, kind }: { user_id: string; kind: NoticeKind },
): Promise<void> {
  await tx.remove('notices', { user_id, company_id, subject_kind, subject_id, kind });
}
