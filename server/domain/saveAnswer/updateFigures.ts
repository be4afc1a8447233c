import { EMPTY_ANSWER } from '@contract/answer';
import type { WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverAverages } from '@server/store/tables';
import { applicableOf } from '@server/domain/figures/figures';
import { currentWeekRows, recordWeek } from '@server/domain/figures/history';
import type { Model } from '@server/domain/figures/model';
import { averageOf, changeSums } from '@server/domain/figures/sums';

interface Saved {
  model: Model;
  activity: ActivityRow;
  stored: AnswerRow | undefined;
  answer: AnswerRow;
  now: Date;
}

/** Computes the company's averages before and after a save. `store` writes the new ones. */
export async function updateFigures(
  tx: WriteTransaction,
  { model, activity, stored, answer, now }: Saved,
) {
  const { company_id } = answer;
  const driver = model.driverOf(activity);
  if (!driver) throw new Error(`${activity.id} does not belong to a driver`);

  // The week must be read after the sums are locked, because every change of the sums also writes the week.
  const [sums, week] = await Promise.all([
    changeSums(tx, {
      company_id,
      driver_id: driver.id,
      before: stored ?? EMPTY_ANSWER,
      after: answer,
    }),
    currentWeekRows(tx, company_id, now),
  ]);
  const averagesOf = (all: typeof sums.before): DriverAverages =>
    Object.fromEntries(model.drivers.map(({ id }) => [id, averageOf(all.get(id))]));
  const averages = averagesOf(sums.after);
  const countsOf = (driverId: string) => ({
    scored: sums.after.get(driverId)?.scored ?? 0,
    applicable: applicableOf(model, driverId, sums.after.get(driverId)),
  });
  const changedDriver = sums.hasChanged ? driver.id : null;
  const newAverages = { company_id, averages, countsOf, changedDriver };
  return {
    averages: { averages_before: averagesOf(sums.before), averages_after: averages },
    store: () => Promise.all([sums.store(), recordWeek(tx, week, newAverages, now)]),
  };
}
