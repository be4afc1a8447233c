import { compareAverages } from '@contract/scoring/numbers/averages';
import { driverTitle, TOTAL } from '@contract/fields/naming';
import type { DriverRow } from '@server/store/tables';
import { badInput } from '../errors';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import { listContributions } from './contributions';
import { modelCuts } from '../model/pastMemberships';
import { movementInParts, type MovementParts } from './movementParts';
import { readMoments, type Moment } from './moments';
import { readHistory } from './changeHistory';
import { notApplicableAt, SCORED_COLUMNS, scoresAt, type Scores } from './pastScores';
import { lastRecordedWeek, recordedAverage } from './recordedAverages';

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
  const { from, to } = readMoments(request.from, request.to ?? 'now', now);
  const ofCompany = { company_id: companyId };
  const answers = await reader.tx.findColumns('answers', SCORED_COLUMNS, ofCompany);
  const weeks = await reader.tx.find('driver_weeks', ofCompany);
  const history = await readHistory(reader.tx, companyId, answers, { from, to });
  const { changes, complete_since } = history;

  const isTotal = request.driverName === TOTAL;
  const driverId = isTotal ? null : (drivers[0]?.id ?? null);
  /** Before the history is complete, the recorded average counts, or null where there is none. */
  const recordedAt = (moment: Moment) =>
    isCompleteAt(moment, complete_since)
      ? undefined
      : recordedAverage(lastRecordedWeek(weeks, moment.week), driverId);
  const recorded = { before: recordedAt(from), after: recordedAt(to) };
  const scores = {
    before: recorded.before === null ? NO_SCORES : scoresAt(answers, changes, from.end),
    after: recorded.after === null ? NO_SCORES : scoresAt(answers, changes, to.end),
  };
  const parts = movementInParts({
    ...scores,
    cuts: await modelCuts(reader.tx, model, from.end ?? '', to.end),
    scoresAt: (moment) => scoresAt(answers, changes, moment),
    membership: model.membership,
    driverIds: drivers.map(({ id }) => id),
    isTotal,
  });
  const { before = parts.before, after = parts.after } = recorded;
  const change = before === null || after === null ? null : after - before;

  return {
    driver: isTotal ? TOTAL : (drivers[0]?.name ?? TOTAL),
    from: from.label,
    to: to.label,
    before,
    after,
    change,
    ...sumsByCause(parts, change),
    complete_since,
    contributions: await listContributions(reader, parts, {
      scores,
      notApplicable: notApplicableAt(answers, changes, to.end),
      history,
    }),
  };
}

const NO_SCORES: Scores = new Map();

/** All drivers for Total, else the one with that name, with or without its prefix. */
function driversNamed({ drivers }: Model, name: string): readonly DriverRow[] {
  if (name === TOTAL) return drivers;
  const named = drivers.filter(
    (driver) => driver.name === name || driverTitle(driver.name) === name,
  );
  if (named.length === 0) throw badInput(`There is no driver with the name ${name.slice(0, 40)}.`);
  return named;
}

/** Before `complete_since` the answers cannot be reconstructed, and the recorded weeks count. */
const isCompleteAt = ({ end }: Moment, complete_since: string | null) =>
  end === null || complete_since === null || end > complete_since;

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
