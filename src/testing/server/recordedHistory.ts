import { EMPTY_ANSWER } from '@contract/answer';
import { weightedAverage } from '@contract/scoring/scoring';
import { historyWeekOf } from '@contract/scoring/weeks';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { AnswerChangeRow, AnswerRow, DriverWeekRow } from '@server/store/tables';

/** A save of one state. */
export interface RecordedSave {
  activityId: string;
  weeksAgo: number;
  state: number | null;
  /** Id of a person; an unknown id means a person who was removed. */
  by?: string;
}

interface History {
  saves: readonly RecordedSave[];
  /** Whether the first save of each answer is missing in the record, as in data from before recording began. */
  withoutFirst?: boolean;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Replaces a company's answers, their recorded changes and the averages of its weeks. */
export async function replaceHistory(store: Store, companyId: string, history: History) {
  const saves = history.saves.toSorted((a, b) => b.weeksAgo - a.weeksAgo);
  const now = Date.now();
  await store.write(async (tx) => {
    const company_id = companyId;
    await tx.remove('answers', { company_id });
    await tx.remove('answer_changes', { company_id });
    await tx.remove('driver_weeks', { company_id });

    const answers = new Map<string, AnswerRow>();
    const changes: AnswerChangeRow[] = [];
    const weeks = new Map<string, DriverWeekRow>();
    const driverOf = await driverFinder(tx);
    for (const save of saves) {
      const time = new Date(now - save.weeksAgo * WEEK_MS);
      const change = changeOf(companyId, save, answers.get(save.activityId), time);
      answers.set(save.activityId, answerAfter(change));
      if (!history.withoutFirst || change.revision > 1) changes.push(change);
      for (const row of weekOf(companyId, [...answers.values()], driverOf, time)) {
        weeks.set(row.id, row);
      }
    }
    await tx.insert('answers', [...answers.values()]);
    await tx.insert('answer_changes', changes);
    await tx.insert('driver_weeks', [...weeks.values()]);
  });
}

function changeOf(
  company_id: string,
  { activityId, state, by = 'user-editor' }: RecordedSave,
  earlier: AnswerRow | undefined,
  time: Date,
): AnswerChangeRow {
  const revision = (earlier?.revision ?? 0) + 1;
  const answer_id = `${company_id}-${activityId}`;
  return {
    id: `${answer_id}-r${revision}`,
    answer_id,
    company_id,
    activity_id: activityId,
    revision,
    changed_by: by,
    changed_at: time.toISOString(),
    before: { revenue_state: earlier?.revenue_state ?? null },
    after: { revenue_state: state },
  };
}

const answerAfter = (change: AnswerChangeRow): AnswerRow => ({
  ...EMPTY_ANSWER,
  ...change.after,
  id: change.answer_id,
  activity_id: change.activity_id,
  company_id: change.company_id,
  answered_at: change.changed_at,
  answered_by: change.changed_by,
  revision: change.revision,
});

/** Finds the id of an activity's driver. */
async function driverFinder(tx: WriteTransaction) {
  const subdrivers = await tx.find('subdrivers');
  const driverOf = new Map(subdrivers.map(({ id, driver_id }) => [id, driver_id]));
  const activities = await tx.find('activities');
  return new Map(activities.map(({ id, subdriver_id }) => [id, driverOf.get(subdriver_id) ?? '']));
}

function weekOf(
  company_id: string,
  answers: readonly AnswerRow[],
  driverOf: ReadonlyMap<string, string>,
  time: Date,
): DriverWeekRow[] {
  const week = historyWeekOf(time);
  const byDriver = groupByDriver(answers, driverOf);
  return [...byDriver].flatMap(([driver_id, own]) => {
    const average = weightedAverage(own);
    const id = `${company_id}-${week.year}-${week.week}-${driver_id}`;
    return average === null ? [] : [{ id, company_id, driver_id, ...week, average }];
  });
}

function groupByDriver(answers: readonly AnswerRow[], driverOf: ReadonlyMap<string, string>) {
  const groups = new Map<string, AnswerRow[]>();
  for (const answer of answers) {
    const driver = driverOf.get(answer.activity_id) ?? '';
    groups.set(driver, [...(groups.get(driver) ?? []), answer]);
  }
  return groups;
}
