import { EVIDENCED } from '../answer';
import { TOTAL } from '../fields/naming';
import { freshnessOf } from '../health/staleness';
import type { FrozenAnswer, FrozenFigures } from '../reviews/reviewContent';
import { roundAverage } from '../scoring/numbers/averages';
import { roundToSum } from '../scoring/numbers/roundToSum';
import { answerScore, answerWeight } from '../scoring/scoring';
import { driverAt, type Figure, type FigurePlace, type HealthPart } from './figures';
import { movementLines, planLines } from './lines';

/** Figures at a moment; the moment decides what is fresh. */
export type FiguresAt = FrozenFigures & { taken_at: string };

/** An action's part of a figure. */
interface Share {
  /** '' for what the recorded answers do not explain. */
  activity_id: string;
  share: number;
}

/** A figure and the shares of which it is the sum; both as they are and with two decimals. */
export interface FigureProof {
  /** null for a figure that the page does not have. */
  value: number | null;
  shown: string;
  rows: ProvenRow[];
}

/** A row of a proof; people are ids. */
export interface ProvenRow extends Share {
  weight: number;
  /** 1–10; null for an action without a score. */
  state: number | null;
  shown: string;
  changed_by: string | null;
  changed_at: string | null;
  /** The number of shown evidence. */
  evidence: number;
}

const DECIMALS = 2;
/** Stands for a figure that the page does not have. */
const NO_FIGURE = '–';

/** A figure with its shares. The shares as shown add up to the figure as shown, by their largest remainders. */
export function proofOf(figures: FiguresAt, figure: Figure): FigureProof {
  const { value, shares } = partsOf(figures, figure);
  if (value === null) return { value, shown: NO_FIGURE, rows: [] };
  const rounded = roundAverage(value, DECIMALS);
  const shown = roundToSum(
    shares.map(({ share }) => share),
    rounded,
  );
  const answers = new Map(figures.answers.map((answer) => [answer.activity_id, answer]));
  const evidence = countBy(figures.facts.evidence.map(({ activity_id }) => activity_id));
  const rows = shares.map((one, index): ProvenRow => {
    const answer = answers.get(one.activity_id);
    return {
      ...one,
      weight: answer ? answerWeight(answer) : 0,
      state: answer ? answerScore(answer) : null,
      shown: textOf(shown[index] ?? 0),
      changed_by: answer?.answered_by ?? null,
      changed_at: answer?.answered_at ?? null,
      evidence: evidence.get(one.activity_id) ?? 0,
    };
  });
  return { value, shown: textOf(rounded), rows };
}

/** The value of a figure of a review by the figures of another moment, such as now; null if it no longer exists. */
export function valueSince(frozen: FiguresAt, now: FiguresAt, figure: Figure): number | null {
  if (figure.kind === 'movement') {
    const then = movementLines(frozen);
    const { movement } = now.facts;
    const change = changeOf(now, TOTAL);
    if (!then || !movement || change === null) return null;
    const contributionOf = (id: string) =>
      movement.contributions.find(({ activity_id }) => activity_id === id)?.contribution ?? 0;
    if (figure.line === null) {
      return then.lines.reduce((left, one) => left - contributionOf(one.activity_id), change);
    }
    const line = then.lines[figure.line - 1];
    return line ? contributionOf(line.activity_id) : null;
  }
  if (figure.kind === 'gain' && figure.line !== null) {
    const item = planLines(frozen)[figure.line - 1];
    return now.facts.plan.find(({ id }) => id === item?.id)?.gain ?? null;
  }
  return partsOf(now, figure).value;
}

const textOf = (value: number) => value.toFixed(DECIMALS);

interface Parts {
  value: number | null;
  shares: Share[];
}

const NOTHING: Parts = { value: null, shares: [] };

function partsOf(figures: FiguresAt, figure: Figure): Parts {
  switch (figure.kind) {
    case 'average':
      return averageParts(figures, figure.place);
    case 'change':
      return changeParts(figures, figure.place);
    case 'movement':
      return movementParts(figures, figure.line);
    case 'gain':
      return gainParts(figures, figure.line);
    case 'cost':
      return costParts(figures);
    case 'health':
      return healthParts(figures, figure.part);
    case 'target':
    case 'benchmark':
      return sourceOf(figures, figure.kind, figure.place);
  }
}

/** w·s/W for each action of a driver; w·s/(W·n) for the Global Average of n drivers. */
function averageParts(figures: FiguresAt, place: FigurePlace): Parts {
  const driver = driverAt(figures.names.drivers, place);
  const average = figures.averages.find((one) => one.driver === driver)?.averages ?? null;
  if (average === null) return NOTHING;
  const scored = scoredOf(figures);
  const weights = new Map<string | null, number>();
  for (const one of scored) weights.set(one.driver, (weights.get(one.driver) ?? 0) + one.weight);
  const counted = place === 'total' ? scored : scored.filter((one) => one.driver === driver);
  const drivers = place === 'total' ? weights.size : 1;
  const shares = counted.map(({ activity_id, state, weight, driver: ownDriver }) => ({
    activity_id,
    share: (weight * state) / ((weights.get(ownDriver) ?? weight) * drivers),
  }));
  return { value: average, shares };
}

function changeParts(figures: FiguresAt, place: FigurePlace): Parts {
  const driver = driverAt(figures.names.drivers, place);
  const value = driver === null ? null : changeOf(figures, driver);
  if (value === null) return NOTHING;
  const contributions = figures.facts.movement?.contributions ?? [];
  const driverOf = driversByAction(figures);
  const shares =
    place === 'total'
      ? contributions.map(({ activity_id, contribution: share }) => ({ activity_id, share }))
      : contributions
          .filter(({ activity_id }) => driverOf.get(activity_id) === driver)
          .map(({ activity_id, driver_contribution: share }) => ({ activity_id, share }));
  return withUnexplained(value, shares);
}

function movementParts(figures: FiguresAt, line: number | null): Parts {
  const moved = movementLines(figures);
  const toShare = ({
    activity_id,
    contribution,
  }: {
    activity_id: string;
    contribution: number;
  }) => ({
    activity_id,
    share: contribution,
  });
  if (!moved) return NOTHING;
  if (line === null) {
    return withUnexplained(moved.rest.value, moved.rest.contributions.map(toShare));
  }
  const one = moved.lines[line - 1];
  return one ? { value: one.contribution, shares: [toShare(one)] } : NOTHING;
}

function gainParts(figures: FiguresAt, line: number | null): Parts {
  const toShare = ({ activity_id, gain: share }: { activity_id: string; gain: number }) => ({
    activity_id,
    share,
  });
  if (line !== null) {
    const item = planLines(figures)[line - 1];
    return item ? { value: item.gain, shares: [toShare(item)] } : NOTHING;
  }
  const { plan } = figures.facts;
  return plan.length === 0 ? NOTHING : summed(plan.map(toShare));
}

function costParts({ facts }: FiguresAt): Parts {
  const costed = facts.plan.flatMap(({ activity_id, cost_m }) =>
    cost_m === null ? [] : [{ activity_id, share: cost_m }],
  );
  return costed.length === 0 ? NOTHING : summed(costed);
}

/** Shares 0–1, and for the disagreement the points by which the Global Average depends on who is right. */
function healthParts(figures: FiguresAt, part: HealthPart): Parts {
  const { health, ranges } = figures.facts;
  const scored = scoredOf(figures);
  if (part === 'disagreement') {
    return ranges === null
      ? NOTHING
      : summed(ranges.swings.map(({ activity_id, swing: share }) => ({ activity_id, share })));
  }
  const share = (actions: readonly { activity_id: string }[], each: number) =>
    summed(actions.map(({ activity_id }) => ({ activity_id, share: each })));
  if (part === 'scored') {
    return health.applicable === 0 ? NOTHING : share(scored, 1 / health.applicable);
  }
  if (scored.length === 0) return NOTHING;
  if (part === 'fresh') {
    const { stale_days } = health;
    if (stale_days === null) return NOTHING;
    const now = new Date(figures.taken_at);
    const fresh = scored.filter(({ answer: { answered_at, confirmed_at } }) => {
      if (answered_at === null) return false;
      return freshnessOf({ answered_at, confirmed_at }, now, stale_days) !== 'stale';
    });
    return share(fresh, 1 / scored.length);
  }
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0);
  const shown = new Set(figures.facts.evidence.map(({ activity_id }) => activity_id));
  const counted = scored.filter(({ activity_id, answer }) =>
    part === 'shown' ? shown.has(activity_id) : answer.confidence === EVIDENCED,
  );
  return summed(
    counted.map(({ activity_id, weight }) => ({ activity_id, share: weight / weights })),
  );
}

/** Targets and benchmark have no shares: they open their source. */
function sourceOf(
  { names, facts }: FiguresAt,
  kind: 'target' | 'benchmark',
  place: FigurePlace,
): Parts {
  const driver = driverAt(names.drivers, place);
  const value =
    kind === 'target'
      ? facts.targets.find((one) => one.driver === driver)?.value
      : facts.benchmark.find((one) => one.driver === driver)?.median;
  return { value: value ?? null, shares: [] };
}

const changeOf = ({ facts }: FiguresAt, driver: string): number | null =>
  facts.movement?.drivers.find((one) => one.driver === driver)?.change ?? null;

/** Far above rounding errors, and far below any figure that is shown. */
const TOLERANCE = 1e-9;

/** Adds a row without an action for what the recorded answers do not explain, so that the rows add up. */
function withUnexplained(value: number, shares: Share[]): Parts {
  const missing = shares.reduce((left, { share }) => left - share, value);
  const rest = Math.abs(missing) > TOLERANCE ? [{ activity_id: '', share: missing }] : [];
  return { value, shares: [...shares, ...rest] };
}

const summed = (shares: Share[]): Parts => ({
  value: shares.reduce((sum, { share }) => sum + share, 0),
  shares,
});

interface ScoredAction {
  activity_id: string;
  answer: FrozenAnswer;
  driver: string | null;
  state: number;
  weight: number;
}

function scoredOf(figures: FiguresAt): ScoredAction[] {
  const driverOf = driversByAction(figures);
  return figures.answers.flatMap((answer) => {
    const state = answerScore(answer);
    const { activity_id } = answer;
    if (state === null) return [];
    const driver = driverOf.get(activity_id) ?? null;
    return [{ activity_id, answer, driver, state, weight: answerWeight(answer) }];
  });
}

/** The name of each action's driver. */
function driversByAction({ names }: FiguresAt): ReadonlyMap<string, string | null> {
  const drivers = new Map(names.drivers.map(({ driver_id, driver }) => [driver_id, driver]));
  return new Map(
    names.actions.map(({ activity_id, driver_id }) => [
      activity_id,
      drivers.get(driver_id ?? '') ?? null,
    ]),
  );
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
