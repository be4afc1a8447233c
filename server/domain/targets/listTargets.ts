import { TOTAL } from '@contract/fields/naming';
import { rankPriorities, sumSelection, type SelectionSums } from '@contract/priorities/priorities';
import { totalAverage } from '@contract/scoring/scoring';
import { paceDate, paceOf } from '@contract/targets/pace';
import { dayOf } from '@contract/days';
import { averageWith, expectedOn, targetStatus } from '@contract/targets/targets';
import type { TargetDto } from '@contract/targets/targetPayloads';
import type { TargetRow } from '@server/store/tables';
import { answeredActions } from '../figures/answeredActions';
import type { Model } from '../figures/model';
import { averageOf, sumsOfCompany } from '../figures/sums';
import { likeForLikeRows } from '../model/likeForLike';
import { namesOf } from '../movement/people';
import { OPEN_STATUSES } from '../plan/listPlan';
import type { Reader } from '../queries/reader';
import { pathOf, recordedSeries } from './series';

/**
 * The current targets of a company in the order of the drivers, Total last, followed by the former ones, the latest
 * first. Throws the errors of `reader.company`.
 */
export async function listTargets(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<TargetDto[]> {
  await reader.company(companyId);
  const rows = await reader.tx.find('targets', { company_id: companyId });
  const { drivers } = await reader.model();
  const rank = (id: string | null) =>
    id === null ? drivers.length : drivers.findIndex((one) => one.id === id);
  const present = rows
    .filter(({ ended_at }) => ended_at === null)
    .sort((a, b) => rank(a.driver_id) - rank(b.driver_id));
  const former = rows
    .filter(({ ended_at }) => ended_at !== null)
    .sort((a, b) => (a.set_at < b.set_at ? 1 : -1));
  return toTargets(reader, companyId, [...present, ...former], now);
}

/** Converts rows of one company's targets to what clients receive, in the same order. */
export async function toTargets(
  reader: Reader,
  companyId: string,
  rows: readonly TargetRow[],
  now: Date,
): Promise<TargetDto[]> {
  if (rows.length === 0) return [];
  const model = await reader.model();
  const names = await namesOf(
    reader.tx,
    rows.map(({ set_by }) => set_by),
  );
  const hasPresent = rows.some(({ ended_at }) => ended_at === null);
  const figures = hasPresent ? await readFigures(reader, companyId) : null;

  return rows.map((row): TargetDto => {
    const { id, start_on, start_average, value, due_on, milestones, reason, set_at } = row;
    const driver = driverName(model, row.driver_id);
    const former: TargetDto = {
      id,
      driver,
      start_on,
      start_average,
      value,
      due_on,
      milestones,
      reason,
      set_by: names.get(row.set_by) ?? null,
      set_at,
      ended_at: row.ended_at,
      average: null,
      expected: null,
      status: null,
      pace: null,
      pace_date: null,
      plan_average: null,
      plan_date: null,
    };
    if (row.ended_at !== null || !figures) return former;

    const today = dayOf(now);
    const average = figures.averages.get(row.driver_id) ?? null;
    const path = pathOf(row, figures.weeksOf);
    const pace = paceOf(figures.alikeOf(row.driver_id), now);
    const { plan } = figures;
    const planned = row.driver_id === null ? null : driver;
    return {
      ...former,
      start_on: path?.start_on ?? start_on,
      start_average: path?.start_average ?? start_average,
      average,
      expected: path ? expectedOn(path, today) : null,
      status: targetStatus(path, average, { value, due_on, today }),
      pace,
      pace_date: paceDate(pace, { average, value, now }),
      plan_average: plan ? averageWith(plan.sums, average, planned) : null,
      plan_date: plan?.lastDue(planned) ?? null,
    };
  });
}

/** The company's averages by driver id; null is the key of the Global Average. */
export async function currentAverages(
  { tx }: Pick<Reader, 'tx'>,
  model: Model,
  companyId: string,
): Promise<Map<string | null, number | null>> {
  const sums = await sumsOfCompany(tx, companyId);
  const ofDrivers = model.drivers.map(({ id }) => [id, averageOf(sums.get(id))] as const);
  const total = totalAverage(ofDrivers.map(([, average]) => average));
  return new Map<string | null, number | null>([...ofDrivers, [null, total]]);
}

async function readFigures(reader: Reader, companyId: string) {
  const weeks = await reader.tx.find('driver_weeks', { company_id: companyId });
  const alike = await likeForLikeRows(reader.tx, await reader.model(), weeks);
  return {
    averages: await currentAverages(reader, await reader.model(), companyId),
    weeksOf: (driverId: string | null) => recordedSeries(weeks, driverId),
    /** As if the model in use had always been there, so that its exchange is no pace. */
    alikeOf: (driverId: string | null) => recordedSeries(alike, driverId),
    plan: await openPlan(reader, companyId),
  };
}

interface OpenPlan {
  sums: SelectionSums;
  /** The latest due date of the items that raise the average of a driver, or any average if it is null. */
  lastDue: (driver: string | null) => string | null;
}

/** The gain of the open plan items and their latest due date; null without an open item. */
async function openPlan(reader: Reader, companyId: string): Promise<OpenPlan | null> {
  const items = await reader.tx.find('plan_items', {
    company_id: companyId,
    status: OPEN_STATUSES,
  });
  if (items.length === 0) return null;
  const actions = await answeredActions(reader, companyId);
  const aims = new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));
  const dueDays = new Map(items.map(({ activity_id, due_on }) => [activity_id, due_on]));
  const rising = rankPriorities(actions, (id) => aims.get(id) ?? 0);
  return {
    sums: sumSelection(rising),
    lastDue: (driver) =>
      rising
        .filter((one) => driver === null || one.driver === driver)
        .flatMap(({ id }) => dueDays.get(id) ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

const driverName = ({ drivers }: Model, id: string | null) =>
  id === null ? TOTAL : (drivers.find((one) => one.id === id)?.name ?? '');
