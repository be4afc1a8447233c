import { EMPTY_ANSWER } from '@contract/answer';
import { weightedAverage } from '@contract/scoring/scoring';
import { historyWeekOf } from '@contract/scoring/weeks';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { AnswerChangeRow, AnswerRow, DriverWeekRow } from '@server/store/tables';

/** A saved change of one activity's `revenue_state`. */
export interface RecordedSave {
  activityId: string;
  weeksAgo: number;
  state: number | null;
  /** User id; an unknown id represents a user who has been removed. */
  by?: string;
}

interface History {
  saves: readonly RecordedSave[];
  /** Omits the first change of each answer, as in data that is older than the change log. */
  omitFirstChange?: boolean;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Replaces a company's answers, their change log and its weekly averages. */
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
    const driverOf = await driverIdsByActivity(tx);
    for (const save of saves) {
      const time = new Date(now - save.weeksAgo * WEEK_MS);
      const change = changeOf(companyId, save, answers.get(save.activityId), time);
      answers.set(save.activityId, answerAfter(change));
      if (!history.omitFirstChange || change.revision > 1) changes.push(change);
      for (const row of weeklyAverages(companyId, [...answers.values()], driverOf, time)) {
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
    source: 'form',
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

/** Maps the id of each activity to the id of its driver. */
async function driverIdsByActivity(tx: WriteTransaction) {
  const subdrivers = await tx.find('subdrivers');
  const bySubdriver = new Map(subdrivers.map(({ id, driver_id }) => [id, driver_id]));
  const activities = await tx.find('activities');
  return new Map(
    activities.map(({ id, subdriver_id }) => [id, bySubdriver.get(subdriver_id) ?? '']),
  );
}

function weeklyAverages(
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
