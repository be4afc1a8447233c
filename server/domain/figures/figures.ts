import { driverTitle, TOTAL } from '@contract/fields/naming';
import { evidenceShares, type EvidenceShares } from '@contract/health/evidence';
import { ratingOf } from '@contract/scoring/rating';
import { answerScore, gradeOf, totalAverage, type Grade } from '@contract/scoring/scoring';
import type { ActivityRow, SubdriverRow } from '@server/store/tables';
import { notFound } from '@server/domain/errors';
import { companyEvidence } from '@server/domain/evidence/companyEvidence';
import type { Model } from './model';
import {
  previousAverages,
  type PreviousAverage,
  type PreviousAverages,
} from '@server/domain/movement/previousAverages';
import { once } from '@server/domain/queries/once';
import type { Reader } from '@server/domain/queries/reader';
import { averageOf, sumsOfCompany } from './sums';

interface DriverFigures {
  name: string;
  /** 1–10, unrounded; null without a scored answer. */
  average: number | null;
  grade: Grade | null;
  description: string | null;
  /** The numbers of scored activities and of all applicable activities. */
  scored: number;
  total: number;
  /** Read only if a query selects it; see `previousAverages`. */
  previous: () => Promise<number | null>;
  previous_week: () => Promise<string | null>;
  previous_model_changed: () => Promise<boolean>;
  /** The same as `declared_share`, for former clients. The shares are computed only if a query selects them. */
  evidenced_share: () => Promise<number | null>;
  declared_share: () => Promise<number | null>;
  shown_share: () => Promise<number | null>;
  declared_only_share: () => Promise<number | null>;
}

/** The drivers that have an average, followed by Total. */
export async function listDrivers(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<DriverFigures[]> {
  const all = await allDrivers(reader, companyId, now);
  return all.filter(({ name, average }) => name === TOTAL || average !== null);
}

/** Finds a driver by its name with or without the number prefix, or Total. NOT_FOUND if there is none. */
export async function findDriver(
  reader: Reader,
  companyId: string,
  name: string,
  now: Date,
): Promise<DriverFigures> {
  const all = await allDrivers(reader, companyId, now);
  const driver = all.find((one) => isNamed(one, name));
  if (!driver) throw notFound('driver');
  return driver;
}

/** The sub-drivers of a driver, with their ratings and graded activities. For Total, those of all drivers. */
export async function listGradedActivities(reader: Reader, companyId: string, name: string) {
  const answers = await reader.answers(companyId);
  const model = await reader.model();
  const driverNames = new Map(model.drivers.map((driver) => [driver.id, driver.name]));
  return subdriversOf(model, name).map((subdriver) => ({
    name: subdriver.name,
    driver: driverNames.get(subdriver.driver_id) ?? null,
    ...ratingOf(model.activitiesOf(subdriver).map(({ id }) => answers.get(id))),
    activities: model.activitiesOf(subdriver).map((activity) => {
      const answer = answers.get(activity.id);
      const average = answer ? answerScore(answer) : null;
      const not_applicable = answer?.not_applicable ?? false;
      return {
        id: activity.id,
        name: activity.name,
        average,
        grade: gradeOf(average),
        not_applicable,
      };
    }),
  }));
}

async function allDrivers(reader: Reader, companyId: string, now: Date): Promise<DriverFigures[]> {
  await reader.company(companyId);
  const previous = once(() => previousAverages(reader, companyId, now));
  const comparedWith = (find: (all: PreviousAverages) => PreviousAverage) => ({
    previous: async () => find(await previous()).previous,
    previous_week: async () => find(await previous()).previous_week,
    previous_model_changed: async () => find(await previous()).previous_model_changed,
  });
  const sums = await sumsOfCompany(reader.tx, companyId);
  const model = await reader.model();
  const evidence = once(() => companyEvidence(reader.tx, companyId, now));
  const sharesIn = (isOwn: (activity: ActivityRow) => boolean) => {
    const shares = once(async () => {
      const answers = await reader.answers(companyId);
      const evidenceOf = await evidence();
      return evidenceShares(
        model.activities.filter(isOwn).flatMap(({ id }) => answers.get(id) ?? []),
        ({ activity_id, revenue_state }) => evidenceOf(activity_id, revenue_state).shown,
      );
    });
    const share = (name: keyof EvidenceShares) => async () => (await shares())[name];
    return {
      evidenced_share: share('declared_share'),
      declared_share: share('declared_share'),
      shown_share: share('shown_share'),
      declared_only_share: share('declared_only_share'),
    };
  };
  const drivers = model.drivers.map(({ id, name, description }) => {
    const average = averageOf(sums.get(id));
    const scored = sums.get(id)?.scored ?? 0;
    const total = applicableOf(model, id, sums.get(id));
    const figures = { name, average, grade: gradeOf(average), description, scored, total };
    return {
      ...figures,
      ...comparedWith((all) => all.ofDriver(id)),
      ...sharesIn((activity) => model.driverOf(activity)?.id === id),
    };
  });
  const total = { ...totalOf(drivers), ...comparedWith((all) => all.ofTotal()) };
  return [...drivers, { ...total, ...sharesIn(() => true) }];
}

type CurrentFigures = Omit<
  DriverFigures,
  'previous' | 'previous_week' | 'previous_model_changed' | 'evidenced_share' | keyof EvidenceShares
>;

function totalOf(drivers: readonly CurrentFigures[]): CurrentFigures {
  const average = totalAverage(drivers.map((driver) => driver.average));
  return {
    name: TOTAL,
    average,
    grade: gradeOf(average),
    description: null,
    scored: drivers.reduce((sum, { scored }) => sum + scored, 0),
    total: drivers.reduce((sum, { total }) => sum + total, 0),
  };
}

/** The number of a driver's activities that are not marked as not applicable. `sums`: the driver's, if it has any. */
export const applicableOf = (
  model: Model,
  driverId: string,
  sums: { not_applicable: number } | undefined,
): number => model.countOf(driverId) - (sums?.not_applicable ?? 0);

function subdriversOf(model: Model, driverName: string): readonly SubdriverRow[] {
  if (driverName === TOTAL) return model.subdrivers;
  const id = driverIdOf(model, driverName);
  return model.subdrivers.filter(({ driver_id }) => driver_id === id);
}

/** The id of a driver by its name with or without the number prefix; null for Total. NOT_FOUND if there is none. */
export function driverIdOf(model: Model, name: string): string | null {
  if (name === TOTAL) return null;
  const driver = model.drivers.find((one) => isNamed(one, name));
  if (!driver) throw notFound('driver');
  return driver.id;
}

const isNamed = (driver: { name: string }, name: string) =>
  driver.name === name || driverTitle(driver.name) === name;
