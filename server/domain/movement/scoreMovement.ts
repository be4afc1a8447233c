import { compareAverages } from '@contract/scoring/numbers/averages';
import { driverTitle, TOTAL } from '@contract/fields/naming';
import type { ActivityRow, DriverRow } from '@server/store/tables';
import { badInput } from '../errors';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import { modelCuts } from '../model/pastMemberships';
import { listContributions } from './contributions';
import { movementInParts, type MovementParts } from './movementParts';
import { compareCompany, comparedScores } from './comparison';
import { readMoments } from './moments';

interface MovementRequest {
  companyId: string;
  driverName: string;
  from: string;
  to: string | null;
}

/**
 * Explains the change of a driver's average, or of the Global Average, between two moments; contract
 * "Score movement". BAD_USER_INPUT for an unknown driver or week; refuses the company as `reader` does.
 */
export async function scoreMovement(reader: Reader, request: MovementRequest, now: Date) {
  const { companyId } = request;
  await reader.company(companyId);
  const model = await reader.model();
  const drivers = driversNamed(model, request.driverName);
  const { from, to } = await readMoments(reader, companyId, {
    from: request.from,
    to: request.to ?? 'now',
    now,
  });
  const cuts = await modelCuts(reader.tx, model, from.end ?? '', to.end);
  const {
    before: former,
    after: latter,
    history,
    scoresAt,
  } = await compareCompany(reader, model, companyId, { from, to }, cuts);

  const isTotal = request.driverName === TOTAL;
  const driverId = isTotal ? null : (drivers[0]?.id ?? null);
  const scores = {
    before: comparedScores(former, driverId),
    after: comparedScores(latter, driverId),
  };
  const parts = movementInParts({
    ...scores,
    cuts,
    scoresAt,
    membership: model.membership,
    driverIds: drivers.map(({ id }) => id),
    isTotal,
  });
  const before = averageOr(former.recorded(driverId), parts.before);
  const after = averageOr(latter.recorded(driverId), parts.after);
  const change = before === null || after === null ? null : after - before;
  return {
    driver: isTotal ? TOTAL : (drivers[0]?.name ?? TOTAL),
    from: from.label,
    to: to.label,
    before,
    after,
    change,
    ...sumsByCause(parts, change),
    complete_since: history.complete_since,
    contributions: await listContributions(reader, parts, {
      scores,
      notApplicable: latter.notApplicable,
      history,
    }),
  };
}

/** The recorded average, which may be none (null), or the one that follows from the scores. */
export const averageOr = (recorded: number | null | undefined, computed: number | null) =>
  recorded === undefined ? computed : recorded;

/** All drivers for Total, else the one with that name, with or without its prefix. */
function driversNamed({ drivers }: Model, name: string): readonly DriverRow[] {
  if (name === TOTAL) return drivers;
  const named = drivers.filter(
    (driver) => driver.name === name || driverTitle(driver.name) === name,
  );
  if (named.length === 0) throw badInput(`There is no driver with the name ${name.slice(0, 40)}.`);
  return named;
}

/** The activities of a driver, by its sub-drivers. */
export const activitiesOf = (model: Model, driver: DriverRow): ActivityRow[] =>
  model.subdrivers
    .filter(({ driver_id }) => driver_id === driver.id)
    .flatMap((subdriver) => model.activitiesOf(subdriver));

const NO_SUMS = {
  rescored: 0,
  reweighted: 0,
  first_scored: 0,
  no_longer_scored: 0,
  model: 0,
  unexplained: 0,
};

/** The change by cause; what the recorded history does not explain is stated on its own. */
function sumsByCause(
  { sums, model, contributions }: MovementParts,
  change: number | null,
): typeof NO_SUMS {
  if (change === null) return NO_SUMS;
  const explained = [...contributions.values()].reduce((sum, one) => sum + one.contribution, model);
  const unexplained = compareAverages(change, explained) === 0 ? 0 : change - explained;
  return { ...sums, model, unexplained };
}
