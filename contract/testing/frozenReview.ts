import fc from 'fast-check';
import { EMPTY_ANSWER } from '../answer';
import { TOTAL } from '../fields/naming';
import { evidenceShares } from '../health/evidence';
import type {
  FrozenAnswer,
  FrozenFigures,
  FrozenMovement,
  ReviewContent,
} from '../reviews/reviewContent';
import { driverMovement, totalMovement, type ScorePair } from '../scoring/movement';
import { answerScore, answerWeight, totalAverage, weightedAverage } from '../scoring/scoring';

const TAKEN_AT = '2026-05-13T10:00:00.000Z';
const DRIVERS = [
  '1. Expectations',
  '2. Operating Margin',
  '3. Revenue Growth',
  '4. Asset Efficiency',
];

const state = fc.option(fc.integer({ min: 1, max: 10 }), { freq: 3 });
const level = fc.option(fc.integer({ min: 0, max: 10 }));
/** An action with its answer now and before, and what is planned and proven. */
const anyAction = fc.record({
  driver: fc.integer({ min: 0, max: 3 }),
  state,
  before: state,
  relevance: level,
  criticality: level,
  not_applicable: fc.boolean(),
  confidence: fc.option(fc.integer({ min: 1, max: 3 })),
  daysAgo: fc.integer({ min: 0, max: 300 }),
  aim: fc.option(fc.integer({ min: 1, max: 10 })),
  cost: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
  isShown: fc.boolean(),
  swing: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
type AnyAction = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

/** The content of a review of a generated company, whose figures follow from its answers. */
export const frozenReview: fc.Arbitrary<ReviewContent> = fc
  .record({
    actions: fc.array(anyAction, { minLength: 1, maxLength: 30 }),
    hasMovement: fc.boolean(),
    unexplained: fc.constantFrom(0, 0, 0.25),
    hasRound: fc.boolean(),
    summary: fc.string({ maxLength: 60 }),
  })
  .map(({ actions, ...options }) => ({
    format: 'value-drivers/review/1',
    id: 'review',
    company_id: 'acorn',
    name: 'First half',
    as_of: '2026-05-13',
    kind: 'taken',
    summary: options.summary,
    taken_by: 'cadmin',
    taken_at: TAKEN_AT,
    signed_by: null,
    signed_at: null,
    previous_digest: null,
    ...figuresOf(actions, options),
  }));

function figuresOf(
  actions: readonly AnyAction[],
  {
    hasMovement,
    unexplained,
    hasRound,
  }: { hasMovement: boolean; unexplained: number; hasRound: boolean },
): FrozenFigures {
  const answers = actions.map(toAnswer);
  const ofDriver = (index: number) => answers.filter((_, i) => actions[i]?.driver === index);
  const averages = DRIVERS.map((driver, index) => ({
    driver,
    averages: weightedAverage(ofDriver(index)),
  }));
  const total = totalAverage(averages.map((one) => one.averages));
  const scored = answers.filter((one) => answerScore(one) !== null);
  const shown = actions.flatMap((one, index) => (one.isShown ? [idOf(index)] : []));
  return {
    averages: [...averages, { driver: TOTAL, averages: total }],
    answers,
    names: {
      company: 'Acorn & Söhne',
      drivers: DRIVERS.map((driver, index) => ({
        driver_id: `driver-${String(index + 1)}`,
        driver,
        names: { en: driver, es: driver },
      })),
      actions: actions.map(({ driver }, index) => ({
        activity_id: idOf(index),
        driver_id: `driver-${String(driver + 1)}`,
        impact_area: 1 + (index % 7),
        names: { en: `1.1.${String(index)} Action`, es: `1.1.${String(index)} Acción` },
      })),
    },
    facts: {
      money_unit: 'USD',
      targets: [],
      plan: planOf(actions, answers),
      benchmark: [],
      health: {
        scored: scored.length,
        applicable: answers.filter((one) => !one.not_applicable).length,
        fresh: 0,
        stale_days: 180,
        ...evidenceShares(answers, ({ activity_id }) => shown.includes(activity_id)),
        problems: [],
      },
      evidence: shown.map((activity_id) => ({ activity_id, sha256: null })),
      ranges: hasRound ? rangesOf(actions) : null,
      weeks: [],
      movement: hasMovement && total !== null ? movementOf(actions, answers, unexplained) : null,
    },
  };
}

const idOf = (index: number) => `action-${String(index).padStart(2, '0')}`;

const toAnswer = (action: AnyAction, index: number): FrozenAnswer => ({
  activity_id: idOf(index),
  ...EMPTY_ANSWER,
  revenue_state: action.state,
  relevance: action.relevance,
  criticality: action.criticality,
  not_applicable: action.not_applicable && index % 4 === 0,
  confidence: action.confidence,
  est_cost_company_m: action.cost,
  revision: 1,
  answered_by: 'editor',
  answered_at: new Date(Date.parse(TAKEN_AT) - action.daysAgo * 86_400_000).toISOString(),
  confirmed_by: null,
  confirmed_at: null,
});

function planOf(actions: readonly AnyAction[], answers: readonly FrozenAnswer[]) {
  return actions.flatMap(({ aim, cost }, index) => {
    const answer = answers[index];
    const from = answer ? answerScore(answer) : null;
    if (!answer || aim === null) return [];
    const gain = from === null || from >= aim ? 0 : (answerWeight(answer) * (aim - from)) / 40;
    return {
      activity_id: idOf(index),
      id: `plan-${String(index)}`,
      aim,
      status: 'planned' as const,
      owner_id: null,
      starts_on: null,
      due_on: '2026-09-30',
      state: from,
      cost_m: cost,
      time_w: null,
      gain,
      driver_gain: gain * 4,
    };
  });
}

function rangesOf(actions: readonly AnyAction[]) {
  const swings = actions.flatMap(({ swing }, index) =>
    swing === null ? [] : [{ activity_id: idOf(index), swing }],
  );
  const range = { driver: TOTAL, average: 5, low: 4, high: 6 };
  return { round_id: 'round', name: 'Spring', closed_at: TAKEN_AT, drivers: [range], swings };
}

function movementOf(
  actions: readonly AnyAction[],
  answers: readonly FrozenAnswer[],
  unexplained: number,
): FrozenMovement | null {
  const pairs = actions.map(({ before }, index): ScorePair & { index: number } => {
    const answer = answers[index];
    const after = answer ? answerScore(answer) : null;
    const weight = answer ? answerWeight(answer) : 3;
    return {
      index,
      before: before === null ? null : { state: before, weight },
      after: after === null ? null : { state: after, weight },
    };
  });
  const byDriver = DRIVERS.map((_, driver) =>
    pairs.filter(({ index }) => actions[index]?.driver === driver),
  );
  const total = totalMovement(byDriver);
  if (total.change === null) return null;
  const ofDrivers = byDriver.map(driverMovement);
  const inDrivers = ofDrivers.flatMap((movement) => movement.contributions);
  const contributions = byDriver.flat().flatMap(({ index, before, after }, position) => {
    const ofTotal = total.contributions[position];
    if (!ofTotal?.cause) return [];
    return {
      activity_id: idOf(index),
      contribution: ofTotal.contribution,
      driver_contribution: inDrivers[position]?.contribution ?? 0,
      state_before: before?.state ?? null,
      state_after: after?.state ?? null,
    };
  });
  const changes = ofDrivers.map(({ before, after, change }, index) => ({
    driver: DRIVERS[index] ?? '',
    ...{ before, after, change },
  }));
  const { before, after, change } = total;
  const ofTotal = { driver: TOTAL, before, after, change: change + unexplained };
  return {
    since: { review_id: null, name: null, week: '2026-W08', on: '2026-02-22' },
    drivers: [...changes, ofTotal],
    contributions: contributions.sort((a, b) => (a.activity_id < b.activity_id ? -1 : 1)),
  };
}
