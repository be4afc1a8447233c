import { EMPTY_ANSWER } from '@contract/answer';
import type { WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverAverages } from '@server/store/tables';
import { applicableOf } from '@server/domain/figures/figures';
import { currentWeekRows, recordWeek } from '@server/domain/figures/history';
import type { Model } from '@server/domain/figures/model';
import { averageOf, changeSums } from '@server/domain/figures/sums';

/** While the model is being exchanged, the sums that were worked out for the company are no longer those of its answers. */
const markDirty = (tx: WriteTransaction, id: string) =>
  tx.updateWhere('model_sums', { id }, { dirty: true });

/** A changed answer of the company, before and after. */
interface SavedAnswer {
  activity: ActivityRow;
  /** undefined for a new answer. */
  stored: AnswerRow | undefined;
  answer: AnswerRow;
}

interface Saved {
  company_id: string;
  model: Model;
  answers: readonly SavedAnswer[];
  now: Date;
}

/** The company's averages around one changed answer. */
export interface AveragesAround {
  averages_before: DriverAverages;
  averages_after: DriverAverages;
}

/**
 * Computes the company's averages before and after each of the saved answers, in their order. `store` writes
 * the sums after all of them, and records the week once.
 */
export async function updateFigures(
  tx: WriteTransaction,
  { company_id, model, answers, now }: Saved,
) {
  const changes = answers.map(({ activity, stored, answer }) => {
    const driver = model.driverOf(activity);
    if (!driver) throw new Error(`${activity.id} does not belong to a driver`);
    return { driver_id: driver.id, before: stored ?? EMPTY_ANSWER, after: answer };
  });

  // The week must be read after the sums are locked, because every change of the sums also writes the week.
  const [sums, week] = await Promise.all([
    changeSums(tx, company_id, changes),
    currentWeekRows(tx, company_id, now),
  ]);
  const averagesOf = (all: typeof sums.before): DriverAverages =>
    Object.fromEntries(model.drivers.map(({ id }) => [id, averageOf(all.get(id))]));
  const averagesPerAnswer: AveragesAround[] = [];
  const before = averagesOf(sums.before);
  let averages = before;
  for (const after of sums.after) {
    const averages_after = averagesOf(after);
    averagesPerAnswer.push({ averages_before: averages, averages_after });
    averages = averages_after;
  }
  const final = sums.after.at(-1) ?? sums.before;
  const countsOf = (driverId: string) => ({
    scored: final.get(driverId)?.scored ?? 0,
    applicable: applicableOf(model, driverId, final.get(driverId)),
  });
  const newAverages = {
    company_id,
    model_version: model.version,
    averages,
    countsOf,
    changedDrivers: sums.changedDrivers,
  };
  return {
    /** The averages around each answer, in the order of the answers. */
    averagesPerAnswer,
    before,
    after: averages,
    store: () =>
      Promise.all([
        sums.store(),
        recordWeek(tx, week, newAverages, now),
        model.isStaging && markDirty(tx, company_id),
      ]),
  };
}
