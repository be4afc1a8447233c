import {
  driverMovement,
  totalMovement,
  type Contribution,
  type Movement,
} from '@contract/scoring/movement';
import { compareAverages } from '@contract/scoring/numbers/averages';
import { driverTitle, TOTAL } from '@contract/fields/naming';
import type { ActivityRow, DriverRow } from '@server/store/tables';
import { badInput } from '../errors';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import { listContributions, pairOf } from './contributions';
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
  const {
    before: former,
    after: latter,
    history,
  } = await compareCompany(reader, model, companyId, { from, to });

  const isTotal = request.driverName === TOTAL;
  const driverId = isTotal ? null : (drivers[0]?.id ?? null);
  const activities = drivers.map((driver) => activitiesOf(model, driver));
  const scores = {
    before: comparedScores(former, driverId),
    after: comparedScores(latter, driverId),
  };
  const pairs = activities.map((list) => list.map(({ id }) => pairOf(scores, id)));
  const movement = isTotal ? totalMovement(pairs) : driverMovement(pairs.flat());
  const before = averageOr(former.recorded(driverId), movement.before);
  const after = averageOr(latter.recorded(driverId), movement.after);
  const change = before === null || after === null ? null : after - before;
  return {
    driver: isTotal ? TOTAL : (drivers[0]?.name ?? TOTAL),
    from: from.label,
    to: to.label,
    before,
    after,
    change,
    ...sumsByCause(movement, change),
    model: 0,
    complete_since: history.complete_since,
    contributions: await listContributions(reader, activities.flat(), movement, {
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
  unexplained: 0,
};

/** The change by cause; what the recorded history does not explain is stated on its own. */
function sumsByCause({ contributions }: Movement, change: number | null): typeof NO_SUMS {
  if (change === null) return NO_SUMS;
  const sum = (valueOf: (one: Contribution) => number) =>
    contributions.reduce((total, one) => total + valueOf(one), 0);
  const ofCause = (cause: Contribution['cause']) =>
    sum((one) => (one.cause === cause ? one.contribution : 0));
  const explained = sum((one) => one.contribution);
  return {
    rescored: sum((one) => one.stateEffect),
    reweighted: sum((one) => one.weightEffect),
    first_scored: ofCause('first_scored'),
    no_longer_scored: ofCause('no_longer_scored'),
    unexplained: compareAverages(change, explained) === 0 ? 0 : change - explained,
  };
}
