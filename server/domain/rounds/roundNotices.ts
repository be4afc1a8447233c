import type { WriteTransaction } from '@server/store/Store';
import type { RoundPersonRow, RoundRow } from '@server/store/tables';
import { notify, withdrawNotices, type NoticeSubject } from '../notices/notify';

/** A change of a round in a company. */
interface RoundChange {
  round: Pick<RoundRow, 'id'>;
  company_id: string;
  /** Who made the change; null for the server. */
  by: string | null;
  now: Date;
}

const subjectOf = (round_id: string, company_id: string): NoticeSubject => ({
  company_id,
  subject_kind: 'round',
  subject_id: round_id,
});

/** Tells the people of these open parts that they are asked; in `writeWithRetries`. */
export async function tellAsked(
  tx: WriteTransaction,
  { round, company_id, by, now }: RoundChange,
  parts: readonly RoundPersonRow[],
): Promise<void> {
  const subject = subjectOf(round.id, company_id);
  for (const user_id of parts.map((part) => part.user_id).sort()) {
    await notify(tx, { ...subject, user_id, kind: 'asked', by }, now);
  }
}

/** Removes what told a person that the round asks them in the company. */
export const withdrawAsked = (
  tx: WriteTransaction,
  { round_id, company_id, user_id }: RoundPersonRow,
): Promise<void> =>
  withdrawNotices(tx, subjectOf(round_id, company_id), { user_id, kind: 'asked' });

/** Tells everybody who was asked, and whoever created the round, that its opinions are shown; in `writeWithRetries`. */
export async function tellClosed(
  tx: WriteTransaction,
  { round, company_id, by, now }: RoundChange & { round: RoundRow },
  parts: readonly RoundPersonRow[],
): Promise<void> {
  const subject = subjectOf(round.id, company_id);
  for (const part of parts) await withdrawAsked(tx, part);
  const people = new Set([...parts.map(({ user_id }) => user_id), round.created_by]);
  for (const user_id of [...people].sort()) {
    await notify(tx, { ...subject, user_id, kind: 'round_closed', by }, now);
  }
}
