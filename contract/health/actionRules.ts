import { EVIDENCED } from '../answer';
import { addDays } from '../days';
import { isOpenStatus } from '../priorities/planItems';
import { isToDiscuss } from '../rounds/divergence';
import { UNDECIDED_DAYS } from '../rounds/rounds';
import { activityStatus } from '../scoring/progress';
import { answerScore, answerWeight, levelOf } from '../scoring/scoring';
import type { Finding, HealthAction, HealthAnswer, HealthCheck } from './HealthAction';
import { daysSince, freshnessOf, lastTouch } from './staleness';

const HIGH_LEVEL = 3;
const HALF_FILLED_DAYS = 30;
const LEAP = 4;
const PROVEN_STATE = 8;
const PROVEN_WEIGHT = 4;
const REVIEW_DAYS = 365;
const PLAN_DAYS = 14;

/** A rule that checks one action; null if the action is sound. */
export type ActionRule = (action: HealthAction, check: HealthCheck) => Finding | null;

const flagged = (since: string | null = null, detail: string | null = null): Finding => ({
  since,
  detail,
});

/** A rule that checks the answer of an applicable action. */
const ofAnswer =
  (rule: (answer: HealthAnswer, check: HealthCheck) => Finding | null): ActionRule =>
  ({ answer }, check) =>
    answer && !answer.not_applicable ? rule(answer, check) : null;

/** Whether a person confirmed the answer after this time. */
export const isConfirmedSince = ({ confirmed_at }: HealthAnswer, time: string) =>
  confirmed_at !== null && confirmed_at >= time;

const isHigh = (value: number | null | undefined) =>
  value !== null && value !== undefined && levelOf(value) >= HIGH_LEVEL;

/** An important action without a score. */
export const missing: ActionRule = ({ answer, relevance }) => {
  if (answer && (answer.not_applicable || answerScore(answer) !== null)) return null;
  return isHigh(answer?.relevance) || isHigh(relevance) || isHigh(answer?.criticality)
    ? flagged()
    : null;
};

/** An answer that was begun and left. */
export const halfFilled = ofAnswer((answer, { now }) =>
  activityStatus(answer) === 'inprogress' && daysSince(answer.answered_at, now) > HALF_FILLED_DAYS
    ? flagged(answer.answered_at)
    : null,
);

/** A score that nobody has saved or confirmed for long. */
export const stale = ofAnswer((answer, { now, staleDays }) =>
  answerScore(answer) !== null && freshnessOf(answer, now, staleDays) === 'stale'
    ? flagged(lastTouch(answer))
    : null,
);

/** A difficulty factor and a level of difficulty that differ by two levels. Detail: '9/1', factor and level 0–4. */
export const difficultyContradiction = ofAnswer(({ factor_difficulty, difficulty }) => {
  if (factor_difficulty === null || difficulty === null) return null;
  const level = levelOf(difficulty);
  // 0.4 × factor against the level, multiplied by 5 so that the comparison is exact.
  if (Math.abs(2 * factor_difficulty - 5 * level) < 10) return null;
  return flagged(null, `${String(factor_difficulty)}/${String(level)}`);
});

/** The scopes of cost, each of which contains the one before. */
const SCOPES = [
  'avg_cost_thread_m',
  'est_cost_process_m',
  'est_cost_subdriver_m',
  'est_cost_driver_m',
] as const;

/** A scope that costs more than a scope that contains it. Detail: the names of both fields, 'larger>containing'. */
export const costContradiction = ofAnswer((answer) => {
  const filledScopes = SCOPES.filter((name) => answer[name] !== null);
  const index = filledScopes.findIndex((name, at) => {
    const next = filledScopes[at + 1];
    return next !== undefined && (answer[name] ?? 0) > (answer[next] ?? 0);
  });
  const [larger, containing] = [filledScopes[index], filledScopes[index + 1]];
  return larger && containing ? flagged(null, `${larger}>${containing}`) : null;
});

/**
 * A state that changed by four or more in one save, not by a decision of a round, and that nobody confirmed, commented
 * on or proved since. Detail: '3>8'.
 */
export const leap: ActionRule = ({ answer, discussed_at }) => {
  const change = answer?.state_change;
  if (!answer || answer.not_applicable || !change) return null;
  if (change.source === 'round' || change.before === null || change.after === null) return null;
  if (Math.abs(change.after - change.before) < LEAP) return null;
  const isDiscussed = discussed_at !== null && discussed_at >= change.at;
  if (isDiscussed || isConfirmedSince(answer, change.at)) return null;
  return flagged(change.at, `${String(change.before)}>${String(change.after)}`);
};

/**
 * A high state of a heavy action without shown evidence. A score from before evidence could be added is also proven by
 * the confidence alone.
 */
export const unproven: ActionRule = ({ answer, evidence }, { proofSince }) => {
  if (!answer || evidence.shown) return null;
  const state = answerScore(answer);
  if (state === null || state < PROVEN_STATE || answerWeight(answer) < PROVEN_WEIGHT) return null;
  const isEarlier = proofSince !== null && answer.answered_at < proofSince;
  return isEarlier && answer.confidence === EVIDENCED ? null : flagged(answer.answered_at);
};

/** A scored action of which evidence has expired, and none is shown. */
export const evidenceExpired: ActionRule = ({ answer, evidence: { shown, expired_on } }) => {
  if (!answer || answerScore(answer) === null || shown || expired_on === null) return null;
  return flagged(`${addDays(expired_on, 1)}T00:00:00.000Z`);
};

/**
 * Whether a person has confirmed, within the last year, that a marked action is still not applicable. The marks of a
 * profile are reviewed with the profile.
 */
export const isReviewed = (answer: HealthAnswer, { now }: HealthCheck): boolean =>
  answer.mark_source === 'profile' ||
  (answer.confirmed_at !== null &&
    isConfirmedSince(answer, answer.marked_at ?? answer.answered_at) &&
    daysSince(answer.confirmed_at, now) <= REVIEW_DAYS);

/** An action that was marked as not applicable more than a year ago, and not confirmed within a year. */
export const notApplicableOld: ActionRule = ({ answer }, check) => {
  if (!answer?.not_applicable || isReviewed(answer, check)) return null;
  const since = answer.marked_at ?? answer.answered_at;
  return daysSince(since, check.now) > REVIEW_DAYS ? flagged(since) : null;
};

/** An action whose plan was done and whose state is below the aim. Detail: '6/8', state and aim. */
export const planUnmet: ActionRule = ({ answer, plan }, { now }) => {
  const last = plan.findLast(({ status }) => status !== 'dropped');
  if (!answer || last?.status !== 'done' || last.done_at === null) return null;
  const state = answerScore(answer);
  if (state === null || state >= last.aim || daysSince(last.done_at, now) < PLAN_DAYS) return null;
  if (isConfirmedSince(answer, last.done_at)) return null;
  return flagged(last.done_at, `${String(state)}/${String(last.aim)}`);
};

/** An open plan item without an owner who may still save. */
export const ownerLeft: ActionRule = ({ plan }) =>
  plan.some(({ status, has_owner }) => isOpenStatus(status) && !has_owner) ? flagged() : null;

/** Opinions to discuss that nobody has decided about for two weeks after their round was closed. Detail: '3/8'. */
export const disagreement: ActionRule = ({ answer, undecided }, { now }) => {
  if (!undecided || answer?.not_applicable || !isToDiscuss(undecided)) return null;
  if (daysSince(undecided.closed_at, now) < UNDECIDED_DAYS) return null;
  const { closed_at, lowest, highest } = undecided;
  return flagged(closed_at, `${String(lowest)}/${String(highest)}`);
};
