import { moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import { answerValuesOf } from '@contract/answer';
import { driverNames } from '@contract/fields/driverNames';
import { TOTAL } from '@contract/fields/naming';
import { LANGUAGES } from '@contract/language';
import type {
  FrozenAnswer,
  FrozenAverage,
  FrozenFigures,
  FrozenNames,
  FrozenWeek,
  NameByLanguage,
} from '@contract/reviews/reviewContent';
import { totalAverage, weightedAverage } from '@contract/scoring/scoring';
import { compareHistoryWeeks, historyWeekLabel, type HistoryWeek } from '@contract/scoring/weeks';
import type { AnswerRow, DriverWeekRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import {
  freezeBenchmark,
  freezeEvidence,
  freezeHealth,
  freezePlan,
  freezeRanges,
  freezeTargets,
  type FigureSettings,
} from './freezeFacts';
import { movementUntilNow } from './freezeMovement';
import { byActivity } from './order';

const WEEKS = 52;

/**
 * The figures of a company as they are now, with what moved them since `from`, a week or a review. Throws the errors of
 * `reader.company`.
 */
export async function freezeCompany(
  reader: Reader,
  companyId: string,
  settings: FigureSettings,
  { from, now }: { from: string; now: Date },
): Promise<FrozenFigures> {
  const company = await reader.company(companyId);
  const model = await reader.model();
  const rows = [...(await reader.answers(companyId)).values()].filter(
    ({ activity_id }) => model.activity(activity_id) !== undefined,
  );
  const answers = rows.map(toFrozenAnswer).sort(byActivity);
  const weeks = await reader.tx.find('driver_weeks', { company_id: companyId });
  return {
    averages: averagesOf(model, answers),
    answers,
    names: frozenNames(model, company.name),
    facts: {
      money_unit: moneyUnitOf(company),
      targets: await freezeTargets(reader, companyId, now),
      plan: await freezePlan(reader, companyId),
      benchmark: await freezeBenchmark(reader, companyId, settings, now),
      health: await freezeHealth(reader, companyId, settings, now),
      evidence: await freezeEvidence(reader, companyId, now),
      ranges: await freezeRanges(reader, companyId),
      weeks: frozenWeeks(model, weeks),
      movement: await movementUntilNow(reader, companyId, from, now),
    },
  };
}

const toFrozenAnswer = ({ activity_id, revision, ...row }: AnswerRow): FrozenAnswer => ({
  activity_id,
  ...answerValuesOf(row),
  revision,
  answered_by: row.answered_by,
  answered_at: row.answered_at,
  confirmed_by: row.confirmed_by ?? null,
  confirmed_at: row.confirmed_at ?? null,
});

/** The averages of the drivers and of Total. */
export function averagesOf(model: Model, answers: readonly FrozenAnswer[]): FrozenAverage[] {
  const ofDrivers = model.drivers.map(({ id, name }) => {
    const own = answers.filter(({ activity_id }) => {
      const activity = model.activity(activity_id);
      return activity !== undefined && model.driverOf(activity)?.id === id;
    });
    return { driver: name, averages: weightedAverage(own) };
  });
  const total = totalAverage(ofDrivers.map(({ averages }) => averages));
  return [...ofDrivers, { driver: TOTAL, averages: total }];
}

const inEveryLanguage = (model: Model, { id, name }: { id: string; name: string }) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, model.inLanguage(language).known(id)?.name ?? name]),
  ) as NameByLanguage;

export const frozenNames = (model: Model, company: string): FrozenNames => ({
  company,
  drivers: model.drivers.map(({ id, name }) => ({
    driver_id: id,
    driver: name,
    names: driverNames(name),
  })),
  actions: model.activities
    .map((activity) => ({
      activity_id: activity.id,
      driver_id: model.driverOf(activity)?.id ?? null,
      impact_area: activity.impact_area,
      names: inEveryLanguage(model, activity),
    }))
    .sort(byActivity),
});

/** The recorded averages of the last weeks, the earliest first. */
function frozenWeeks({ drivers }: Model, rows: readonly DriverWeekRow[]): FrozenWeek[] {
  const byWeek = new Map<string, HistoryWeek & { averages: Map<string, number> }>();
  for (const { driver_id, year, week, average } of rows) {
    const label = historyWeekLabel({ year, week });
    const inWeek = byWeek.get(label) ?? { year, week, averages: new Map<string, number>() };
    inWeek.averages.set(driver_id, average);
    byWeek.set(label, inWeek);
  }
  return [...byWeek]
    .sort(([, a], [, b]) => compareHistoryWeeks(a, b))
    .slice(-WEEKS)
    .map(([week, { averages }]) => ({
      week,
      averages: [
        ...drivers.map(({ id, name }) => ({ driver: name, averages: averages.get(id) ?? null })),
        { driver: TOTAL, averages: totalAverage(averages.values()) },
      ],
    }));
}
