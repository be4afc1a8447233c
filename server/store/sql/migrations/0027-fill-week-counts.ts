import { sql } from 'kysely';
import { endOfHistoryWeek } from '@contract/scoring/weeks';
import type { Db } from '@server/store/sql/transaction';

interface Week {
  id: string;
  driver_id: string;
  year: number;
  week: number;
}

interface Answer {
  activity_id: string;
  driver_id: string;
  revenue_state: number | null;
  not_applicable: unknown;
  answered_at: string;
}

interface Change {
  activity_id: string;
  changed_at: string;
  /** JSON; SQLite gives its text. */
  before: unknown;
}

interface Values {
  revenue_state?: number | null;
  not_applicable?: boolean | null;
}

const NOTHING: Values = { revenue_state: null, not_applicable: false };

/**
 * Fills in how many actions of a driver were scored and applicable in the weeks from before these counts were
 * recorded: the present answers with every later change undone.
 */
export async function fillWeekCounts({ run }: Pick<Db, 'run'>): Promise<void> {
  const { rows: totals } = await run(sql<{ driver_id: string; actions: number | string }>`
    select driver_id, count(*) as actions from activities
    join subdrivers on subdrivers.id = activities.subdriver_id group by driver_id`);
  const actionsOf = new Map(totals.map(({ driver_id, actions }) => [driver_id, Number(actions)]));

  const { rows: companies } = await run(sql<{ company_id: string }>`
    select distinct company_id from driver_weeks where scored is null or applicable is null`);
  for (const { company_id } of companies) {
    const { rows: weeks } = await run(sql<Week>`
      select id, driver_id, year, week from driver_weeks
      where company_id = ${company_id} and (scored is null or applicable is null)
      order by year desc, week desc`);
    const { rows: answers } = await run(sql<Answer>`
      select activity_id, driver_id, revenue_state, not_applicable, answered_at from answers
      join activities on activities.id = answers.activity_id
      join subdrivers on subdrivers.id = activities.subdriver_id
      where company_id = ${company_id}`);
    const { rows: changes } = await run(sql<Change>`
      select activity_id, changed_at, before from answer_changes
      where company_id = ${company_id} order by changed_at desc, revision desc`);
    for (const { ids, scored, applicable } of countsOfWeeks(weeks, answers, changes, actionsOf)) {
      await run(sql`update driver_weeks set scored = ${scored}, applicable = ${applicable}
        where id in (${sql.join(ids)})`);
    }
  }
}

/** The rows with the same counts. `weeks` and `changes`: the latest first. */
function countsOfWeeks(
  weeks: readonly Week[],
  answers: readonly Answer[],
  changes: readonly Change[],
  actionsOf: ReadonlyMap<string, number>,
) {
  const values = new Map(answers.map((answer) => [answer.activity_id, valuesOf(answer)]));
  const undone = [...changes, ...unrecorded(answers, changes)].sort((a, b) =>
    a.changed_at === b.changed_at ? 0 : a.changed_at < b.changed_at ? 1 : -1,
  );
  const byCounts = new Map<string, { ids: string[]; scored: number; applicable: number }>();
  let next = 0;
  for (const { id, driver_id, ...week } of weeks) {
    const end = endOfHistoryWeek(week).toISOString();
    for (let change = undone[next]; change && change.changed_at >= end; change = undone[++next]) {
      const { activity_id } = change;
      values.set(activity_id, { ...values.get(activity_id), ...beforeOf(change) });
    }
    const own = answers
      .filter((answer) => answer.driver_id === driver_id)
      .map(({ activity_id }) => values.get(activity_id) ?? NOTHING);
    const marked = own.filter(({ not_applicable }) => not_applicable === true).length;
    const applicable = Math.max(0, (actionsOf.get(driver_id) ?? 0) - marked);
    const scored = own.filter(
      ({ not_applicable, revenue_state = null }) =>
        not_applicable !== true && revenue_state !== null,
    ).length;
    const key = `${String(scored)}/${String(applicable)}`;
    const same = byCounts.get(key);
    if (same) same.ids.push(id);
    else byCounts.set(key, { ids: [id], scored, applicable });
  }
  return byCounts.values();
}

/** An answer without any recorded change counts from its last save on, because nothing earlier is known. */
function unrecorded(answers: readonly Answer[], changes: readonly Change[]): Change[] {
  const recorded = new Set(changes.map(({ activity_id }) => activity_id));
  return answers
    .filter(({ activity_id }) => !recorded.has(activity_id))
    .map(({ activity_id, answered_at }) => ({
      activity_id,
      changed_at: answered_at,
      before: NOTHING,
    }));
}

const valuesOf = ({ revenue_state, not_applicable }: Answer): Values => ({
  revenue_state,
  not_applicable: Boolean(not_applicable),
});

const beforeOf = ({ before }: Change): Values =>
  (typeof before === 'string' ? JSON.parse(before) : before) as Values;
