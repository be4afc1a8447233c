import { addDays, dayOf } from '@contract/days';
import { MAILED_AT_ONCE_DAYS } from '@contract/inbox/subjects';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { RequestRow, UserRow } from '@server/store/tables';
import { links } from '../accounts/links';
import type { Clock } from '../clock';
import type { ReportedRequest } from '../mail/MailTexts';
import { queueMail } from '../mail/outbox';
import { messagesFor } from '../mail/recipientMessages';
import { createReader } from '../queries/reader';
import { toPerson } from '../queries/users';
import { companiesToSave } from '../notices/listTasks';
import { toRequests } from './listRequests';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's public address, for links. */
  site: string;
  signal?: AbortSignal;
}

/** Requests that are made one after the other are mailed together. */
const PAUSE_MS = 10 * 60 * 1000;
/** More are in the inbox. */
const MAX_LISTED = 20;

/**
 * Queues a mail for each person with requests that are due within three days and that no mail has told of: one mail
 * for all of a person's requests, and at most one in ten minutes. The mail and the mark of its requests are stored in
 * one transaction. It is therefore safe to repeat or interrupt this, and to run it on several servers at the same time.
 */
export async function mailRequests({ store, clock, site, signal }: Deps): Promise<void> {
  const due = await store.read((tx) => tx.find('requests', notMailed()));
  const isDue = dueBy(clock.now());
  for (const id of new Set(due.filter(isDue).flatMap(({ asked_of }) => asked_of ?? []))) {
    if (signal?.aborted) return;
    await store.write((tx) => mailPerson(tx, id, { now: clock.now(), site }));
  }
}

const notMailed = (asked_of?: string) => ({
  ...{ done_at: null, cancelled_at: null, mailed_at: null },
  ...(asked_of !== undefined && { asked_of }),
});

/** Nobody is mailed about what they asked themselves for. */
const dueBy = (now: Date) => {
  const last = addDays(dayOf(now), MAILED_AT_ONCE_DAYS);
  return ({ due_on, asked_of, asked_by }: RequestRow) =>
    due_on !== null && due_on <= last && asked_of !== asked_by;
};

async function mailPerson(
  tx: WriteTransaction,
  id: string,
  { now, site }: { now: Date; site: string },
): Promise<void> {
  // Locks the person, so that of two servers the second one finds the marks of the first.
  const user = await tx.getForUpdate('users', id);
  if (!user?.activated) return;
  const since = new Date(now.getTime() - PAUSE_MS).toISOString();
  const recent = await tx.find('requests', { asked_of: id, mailed_at: { notBefore: since } });
  if (recent.length > 0) return;
  const due = (await tx.find('requests', notMailed(id))).filter(dueBy(now));
  const requests = await reportedRequests(tx, user, due);
  if (requests.length === 0) return;

  const mailed_at = now.toISOString();
  for (const { company_id, activity_id, ...request } of due) {
    await tx.update('requests', request.id, { mailed_at });
    const subject = { company_id, subject_kind: 'activity', subject_id: activity_id } as const;
    await tx.updateWhere('notices', { user_id: id, ...subject, kind: 'asked' }, { mailed_at });
  }
  const messages = await messagesFor(tx, id);
  const listed = { requests: requests.slice(0, MAX_LISTED), more: requests.length - MAX_LISTED };
  const mail = { name: user.name, link: links.inbox(site), ...listed };
  await queueMail(tx, messages.requested(user.email, mail), now);
}

/** Requests to a person as mails list them, in companies where the person may save; the earliest due day first. */
export async function reportedRequests(
  tx: ReadTransaction,
  user: UserRow,
  rows: readonly RequestRow[],
): Promise<ReportedRequest[]> {
  const reader = createReader(tx, await toPerson(tx, user));
  const companies = await companiesToSave(reader, rows);
  const dtos = await toRequests(reader, rows);
  return dtos
    .flatMap((dto, index): ReportedRequest[] => {
      const company = companies.get(rows[index]?.company_id ?? '');
      if (company === undefined) return [];
      const { kind, activity_name: action, text, asked_by_name: by, due_on } = dto;
      return [{ kind, action, company, text, by, due_on }];
    })
    .sort((a, b) => ((a.due_on ?? '~') < (b.due_on ?? '~') ? -1 : 1));
}
