import { driverTitle, TOTAL } from '@contract/naming';
import { answerScore, gradeOf, totalAverage, weightedAverage, type Grade } from '@contract/scoring';
import type { AnswerRow, DriverRow, SubdriverRow } from '@server/store/tables';
import { notFound } from './errors';
import type { Model } from './model';
import type { Reader } from './reader';

interface DriverFigures {
  name: string;
  /** 1–10, unrounded; null without a scored answer. */
  average: number | null;
  grade: Grade | null;
  description: string | null;
}

/** Each driver's average, 1–10 or null, in the drivers' order. */
export function driverAverages(
  model: Model,
  answers: ReadonlyMap<string, AnswerRow>,
): { driver: DriverRow; average: number | null }[] {
  const byDriver = new Map<string, AnswerRow[]>(model.drivers.map(({ id }) => [id, []]));
  for (const activity of model.activities) {
    const answer = answers.get(activity.id);
    const driver = model.driverOf(activity);
    if (answer && driver) byDriver.get(driver.id)?.push(answer);
  }
  return model.drivers.map((driver) => ({
    driver,
    average: weightedAverage(byDriver.get(driver.id) ?? []),
  }));
}

/** The drivers that have an average, then Total. */
export async function listDrivers(reader: Reader, companyId: string): Promise<DriverFigures[]> {
  const all = await allDrivers(reader, companyId);
  return all.filter(({ name, average }) => name === TOTAL || average !== null);
}

/** One driver, by its name with or without prefix, or Total; NOT_FOUND for another name. */
export async function findDriver(
  reader: Reader,
  companyId: string,
  name: string,
): Promise<DriverFigures> {
  const all = await allDrivers(reader, companyId);
  const driver = all.find((one) => isNamed(one, name));
  if (!driver) throw notFound('driver');
  return driver;
}

/** All activities of a driver (of every driver for Total) by sub-driver, with their grades. */
export async function listGradedActivities(reader: Reader, companyId: string, name: string) {
  const answers = await reader.answers(companyId);
  const model = await reader.model();
  return subdriversOf(model, name).map((subdriver) => ({
    name: subdriver.name,
    activities: model.activities
      .filter(({ subdriver_id }) => subdriver_id === subdriver.id)
      .map((activity) => {
        const answer = answers.get(activity.id);
        const average = answer ? answerScore(answer) : null;
        return { id: activity.id, name: activity.name, average, grade: gradeOf(average) };
      }),
  }));
}

async function allDrivers(reader: Reader, companyId: string): Promise<DriverFigures[]> {
  const answers = await reader.answers(companyId);
  const averages = driverAverages(await reader.model(), answers);
  const total = totalAverage(averages.map(({ average }) => average));
  return [
    ...averages.map(({ driver: { name, description }, average }) => {
      return { name, average, grade: gradeOf(average), description };
    }),
    { name: TOTAL, average: total, grade: gradeOf(total), description: null },
  ];
}

function subdriversOf(model: Model, driverName: string): SubdriverRow[] {
  if (driverName === TOTAL) return model.subdrivers;
  const driver = model.drivers.find((one) => isNamed(one, driverName));
  if (!driver) throw notFound('driver');
  return model.subdrivers.filter(({ driver_id }) => driver_id === driver.id);
}

const isNamed = (driver: { name: string }, name: string) =>
  driver.name === name || driverTitle(driver.name) === name;
