import type { WriteTransaction } from '@server/store/Store';
import type { RoundCompanyRow, RoundPersonRow } from '@server/store/tables';
import type { SubmittedCompany } from './checkRound';
import { partId, roundCompanyId } from './ids';
import { withdrawAsked } from './roundNotices';

/**
 * Replaces the companies of a round and their people. A company in which the round is closed stays as it is, and a part
 * that stays keeps when it was handed in. `places`: the stored companies.
 */
export async function storeParts(
  tx: WriteTransaction,
  round_id: string,
  companies: readonly SubmittedCompany[],
  places: readonly RoundCompanyRow[],
): Promise<void> {
  for (const { company_id, id } of places) {
    if (companies.some((one) => one.company_id === company_id)) continue;
    const parts = await tx.find('round_people', { round_id, company_id });
    await removeParts(tx, parts);
    await tx.remove('round_companies', { id });
  }
  for (const { company_id, people } of companies) {
    const place = places.find((one) => one.company_id === company_id);
    if (place && place.closed_at !== null) continue;
    if (!place) {
      const id = roundCompanyId(round_id, company_id);
      const neither = { opened_at: null, closed_at: null, closed_by: null };
      await tx.insert('round_companies', { id, round_id, company_id, ...neither });
    }
    const stored = await tx.find('round_people', { round_id, company_id });
    const unanswered = { handed_in_at: null, is_open: (place?.opened_at ?? null) !== null };
    const storedOf = new Map(stored.map((part) => [part.user_id, part]));
    const left = stored.filter((part) => !people.some((one) => one.user_id === part.user_id));
    await removeParts(tx, left);
    for (const { user_id, party, areas } of people) {
      const part = storedOf.get(user_id);
      // A stored part is updated, because an opinion that is being saved may wait for its lock.
      if (part) {
        await tx.update('round_people', part.id, { party, areas });
        continue;
      }
      const id = partId(round_id, company_id, user_id);
      const row = { id, round_id, company_id, user_id, party, areas, ...unanswered };
      await tx.insert('round_people', row);
    }
  }
}

async function removeParts(tx: WriteTransaction, parts: readonly RoundPersonRow[]): Promise<void> {
  await tx.remove('round_people', { id: parts.map(({ id }) => id) });
  for (const part of parts) await withdrawAsked(tx, part);
}
