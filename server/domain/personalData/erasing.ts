import { concernsAddress } from '@server/domain/mail/outbox';
import { attemptCounters } from '@server/domain/signIn/attempts';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';

/** A person whose data is being erased, as they were. */
export interface ErasedPerson extends UserRow {
  /** Their address, and those that they had or asked for, unless they are another person's now. */
  addresses: readonly string[];
  deviceIds: readonly string[];
}

/** Removes the waiting mails that go to the person or name them. */
export async function eraseMails(tx: WriteTransaction, { addresses }: ErasedPerson): Promise<void> {
  const waiting = await tx.findColumns('mails', ['id', 'to', 'text'], {});
  const concerned = waiting.filter((mail) => concernsAddress(mail, addresses));
  await tx.remove('mails', { id: concerned.map(({ id }) => id) });
}

/** Removes the person's error reports with their screenshots. */
export async function eraseReports(tx: WriteTransaction, { id }: ErasedPerson): Promise<void> {
  const reports = await tx.find('error_reports', { user_id: id });
  const screenshots = reports.flatMap(({ screenshot }) => screenshot ?? []);
  await tx.remove('screenshots', { id: screenshots });
  await tx.remove('error_reports', { user_id: id });
}

/** Open requests to the person were canceled with the account. */
export async function eraseFromRequests(tx: WriteTransaction, { id }: ErasedPerson): Promise<void> {
  await tx.updateWhere('requests', { asked_of: id }, { asked_of: null });
  await tx.updateWhere('requests', { asked_by: id }, { asked_by: null });
}

/** Removes authorship and mentions; the typed text stays. */
export async function eraseFromComments(tx: WriteTransaction, { id }: ErasedPerson): Promise<void> {
  await tx.updateWhere('comments', { author_id: id }, { author_id: null });
  await tx.updateWhere('comments', { resolved_by: id }, { resolved_by: null });
  // Databases cannot look into lists alike, and comments with mentions are few.
  const all = await tx.findColumns('comments', ['id', 'mentions'], {});
  for (const { id: comment, mentions } of all) {
    if (!mentions.includes(id)) continue;
    const others = mentions.filter((mentioned) => mentioned !== id);
    await tx.update('comments', comment, { mentions: others });
  }
}

/** The ids of the counters of one person. */
export const counterIdsOf = (id: string, email: string, deviceIds: readonly string[]): string[] =>
  [
    ...[attemptCounters.wrongPassword(email), attemptCounters.resetMail(email)],
    ...[attemptCounters.emailChange(id), attemptCounters.dataExport(id)],
    ...[attemptCounters.report(id), attemptCounters.upload(id), attemptCounters.download(id)],
    ...[attemptCounters.secondFactor(id), ...deviceIds.map(attemptCounters.onDevice)],
  ].map((counter) => counter.id);
