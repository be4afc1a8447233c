import { compareByNumber } from '../fields/naming';
import { answerScore, answerWeight } from '../scoring/scoring';
import * as action from './actionRules';
import * as area from './areaRules';
import { evidenceShares, type EvidenceShares } from './evidence';
import type { Finding, HealthAction, HealthCheck } from './HealthAction';
import { freshnessOf, lastTouch } from './staleness';

/** The rules in the order of the table; contradictions are listed first. */
export const HEALTH_RULES = [
  'missing',
  'half_filled',
  'stale',
  'difficulty_contradiction',
  'cost_contradiction',
  'leap',
  'one_value',
  'unproven',
  'evidence_expired',
  'not_applicable_old',
  'plan_unmet',
  'owner_left',
  'disagreement',
] as const;
export type HealthRule = (typeof HEALTH_RULES)[number];

const ACTION_RULES: Record<Exclude<HealthRule, 'one_value'>, action.ActionRule> = {
  missing: action.missing,
  half_filled: action.halfFilled,
  stale: action.stale,
  difficulty_contradiction: action.difficultyContradiction,
  cost_contradiction: action.costContradiction,
  leap: action.leap,
  unproven: action.unproven,
  evidence_expired: action.evidenceExpired,
  not_applicable_old: action.notApplicableOld,
  plan_unmet: action.planUnmet,
  owner_left: action.ownerLeft,
  disagreement: action.disagreement,
};

const AREA_RULES: Partial<Record<HealthRule, area.AreaRule>> = {
  one_value: area.oneValue,
  not_applicable_old: area.manyNotApplicable,
};

/** An action that a rule flags, or the first one of an area that a rule flags. */
export interface HealthItem extends Finding {
  rule: HealthRule;
  activity_id: string;
  name: string;
  driver: string;
  impact_area: number;
  /** 1–5. */
  weight: number;
  /** 1–10; null without a score. */
  state: number | null;
  /** The revision of the answer; null without an answer. */
  revision: number | null;
}

export interface DataHealth extends EvidenceShares {
  /** The numbers of actions that are scored, applicable, and scored and fresh. */
  scored: number;
  applicable: number;
  fresh: number;
  /** The same as `declared_share`, for former clients. */
  evidenced_share: number | null;
  /** The most important one first. */
  items: HealthItem[];
  /** Scores that become stale within two weeks, with the rule `stale`; the one that is due first comes first. */
  due_soon: HealthItem[];
}

/** Checks the data of a company. `actions`: all activities, in dotted order. */
export function checkDataHealth(actions: readonly HealthAction[], check: HealthCheck): DataHealth {
  const scored = actions.flatMap((one) => {
    const { answer } = one;
    if (!answer || answerScore(answer) === null) return [];
    return [{ one, answer, freshness: freshnessOf(answer, check.now, check.staleDays) }];
  });
  const dueSoon = scored
    .filter(({ freshness }) => freshness === 'due_soon')
    .map(({ one, answer }) => itemOf('stale', one, { since: lastTouch(answer), detail: null }));

  const hasShown = new Set(
    actions.flatMap(({ evidence, answer }) => (answer && evidence.shown ? [answer] : [])),
  );
  const shares = evidenceShares(
    scored.map(({ answer }) => answer),
    (answer) => hasShown.has(answer),
  );

  return {
    scored: scored.length,
    applicable: actions.filter(({ answer }) => !answer?.not_applicable).length,
    fresh: scored.filter(({ freshness }) => freshness !== 'stale').length,
    ...shares,
    evidenced_share: shares.declared_share,
    items: findingsIn(actions, check).sort(compareItems),
    due_soon: dueSoon.sort((a, b) => compareText(a.since ?? '', b.since ?? '')),
  };
}

function findingsIn(actions: readonly HealthAction[], check: HealthCheck): HealthItem[] {
  const items: HealthItem[] = [];
  for (const [rule, find] of Object.entries(ACTION_RULES) as [HealthRule, action.ActionRule][]) {
    for (const one of actions) {
      const finding = find(one, check);
      if (finding) items.push(itemOf(rule, one, finding));
    }
  }
  const areas = [...new Set(actions.map(({ impact_area }) => impact_area))];
  for (const [rule, find] of Object.entries(AREA_RULES) as [HealthRule, area.AreaRule][]) {
    for (const number of areas) {
      const inArea = actions.filter(({ impact_area }) => impact_area === number);
      const finding = find(inArea, check);
      if (finding) items.push(itemOf(rule, finding.action, finding));
    }
  }
  return items;
}

function itemOf(
  rule: HealthRule,
  { id, name, driver, impact_area, relevance, answer }: HealthAction,
  { since, detail }: Finding,
): HealthItem {
  return {
    rule,
    activity_id: id,
    name,
    driver,
    impact_area,
    since,
    detail,
    weight: answerWeight({
      relevance: answer?.relevance ?? relevance,
      criticality: answer?.criticality ?? null,
    }),
    state: answer ? answerScore(answer) : null,
    revision: answer?.revision ?? null,
  };
}

const isContradiction = ({ rule }: HealthItem) => rule.endsWith('_contradiction');

/** The state that an unscored action counts as when items are ordered. */
const UNSCORED_GAP = 5;
const urgencyOf = ({ weight, state }: HealthItem) =>
  weight * (state === null ? UNSCORED_GAP : 10 - state);

/** Contradictions first, then by weight × the points that the state lacks, then by dotted number and rule. */
function compareItems(a: HealthItem, b: HealthItem): number {
  return (
    Number(isContradiction(b)) - Number(isContradiction(a)) ||
    urgencyOf(b) - urgencyOf(a) ||
    compareByNumber(a.name, b.name) ||
    HEALTH_RULES.indexOf(a.rule) - HEALTH_RULES.indexOf(b.rule)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
