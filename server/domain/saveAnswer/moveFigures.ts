import { EMPTY_ANSWER } from '@contract/answer';
import type { WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverAverages } from '@server/store/tables';
import { recordWeek, thisWeek } from '../figures/history';
import type { Model } from '../figures/model';
import { averageOf, moveSums } from '../figures/sums';

interface Saved {
  model: Model;
  activity: ActivityRow;
  stored: AnswerRow | undefined;
  answer: AnswerRow;
  now: Date;
}

/** What a save does to the company's figures: its averages around it, and how they are stored. */
export async function moveFigures(
  tx: WriteTransaction,
  { model, activity, stored, answer, now }: Saved,
) {
  const { company_id } = answer;
  const driver = model.driverOf(activity);
  if (!driver) throw new Error(`${activity.id} belongs to no driver`);

  // The week is read once the sums are locked: who moves them writes it too.
  const [sums, week] = await Promise.all([
    moveSums(tx, {
      company_id,
      driver_id: driver.id,
      before: stored ?? EMPTY_ANSWER,
      after: answer,
    }),
    thisWeek(tx, company_id, now),
  ]);
  const averagesOf = (all: typeof sums.before): DriverAverages =>
    Object.fromEntries(model.drivers.map(({ id }) => [id, averageOf(all.get(id))]));
  const averages = averagesOf(sums.after);
  const standing = { company_id, averages, moved: sums.isMoved ? driver.id : null };
  return {
    averages: { averages_before: averagesOf(sums.before), averages_after: averages },
    store: () => Promise.all([sums.store(), recordWeek(tx, week, standing, now)]),
  };
}
