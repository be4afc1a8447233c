import { driverTitle } from '@contract/fields/naming';
import { WEEK_MS } from '@contract/days';
import { compareAverages } from '@contract/scoring/numbers/averages';
import { compareHistoryWeeks, lastWeekEndedBy, weekBefore } from '@contract/scoring/weeks';
import type { ReadTransaction } from '@server/store/Store';
import type { DriverWeekRow } from '@server/store/tables';
import { loadModel } from '../figures/model';
import type { ReportedMove } from '../mail/MailTexts';
import { likeForLikeRows } from '../model/likeForLike';

/** A driver is reported if its average changed at least this much. */
const SMALLEST_MOVE = 0.1;

/** The drivers of each company whose average changed between the ends of the last two weeks. */
export async function movesOf(
  tx: ReadTransaction,
  companyIds: readonly string[],
  now: Date,
): Promise<Map<string, ReportedMove[]>> {
  const week = lastWeekEndedBy(now);
  // Week 52 of a year with 53 ISO weeks lasts for two of them, so that no week ends after the first one.
  const ofLastMail = lastWeekEndedBy(new Date(now.getTime() - WEEK_MS));
  if (compareHistoryWeeks(week, ofLastMail) === 0) return new Map();
  const model = await loadModel(tx);
  // What an exchange of the model moved is not what people did.
  const endOf = async (one: typeof week) =>
    likeForLikeRows(tx, model, await tx.findLatestWeeks(companyIds, one));
  const before = new Map((await endOf(weekBefore(week))).map((row) => [keyOf(row), row]));
  const rows = await endOf(week);
  const moves = new Map<string, ReportedMove[]>();
  for (const { id, name } of model.drivers) {
    for (const after of rows.filter(({ driver_id }) => driver_id === id)) {
      const earlier = before.get(keyOf(after));
      const change = Math.abs(after.average - (earlier?.average ?? after.average));
      if (!earlier || compareAverages(change, SMALLEST_MOVE) < 0) continue;
      const move = { driver: driverTitle(name), before: earlier.average, after: after.average };
      moves.set(after.company_id, [...(moves.get(after.company_id) ?? []), move]);
    }
  }
  return moves;
}

const keyOf = ({ company_id, driver_id }: DriverWeekRow) => `${company_id} ${driver_id}`;
