import { daysBetween } from '@contract/days';
import type { AnsweredAction } from '@contract/priorities/priorities';
import { gainsOf } from '@contract/scenarios/compareScenarios';
import { largestLoad, loadByQuarter, type QuarterLoad } from '@contract/scenarios/quarters';
import {
  averagesNow,
  scenarioFigures,
  type CompanyAverages,
  type ScenarioFigures,
} from '@contract/scenarios/scenarios';
import { dayOfReaching } from '@contract/scenarios/targetDay';
import { compareAverages } from '@contract/scoring/numbers/averages';
import type { Scenario } from './Scenario';

/** The most scenarios that are compared at once. */
export const MAX_COMPARED = 4;

const HIGHEST = 10;

/** How the Global Average has moved, and where it is to go. */
export interface GlobalTarget {
  value: number;
  /** Points a week in the last twelve weeks; null if unknown. */
  pace: number | null;
  /** When the average reaches the target at this pace; null if it does not within five years. */
  paceDate: string | null;
}

/** A scenario with its figures. */
export interface ScenarioColumn {
  scenario: Scenario;
  figures: ScenarioFigures;
  /** When the Global Average reaches the target; null without a target, and if it does not. */
  targetDay: string | null;
  /** In months, from all known costs and recurring benefits; null without both. */
  paybackMonths: number | null;
  loads: QuarterLoad[];
  largest: QuarterLoad | null;
}

export interface Comparison {
  now: CompanyAverages;
  /** What happens without a scenario: the average at the latest due day of all, at the pace of the last weeks. */
  nothing: {
    total: number | null;
    /** null if `total` is the average now. */
    until: string | null;
    targetDay: string | null;
    /** Whether `targetDay` follows from the pace: the target is not reached today. */
    isDayAtPace: boolean;
  };
  columns: ScenarioColumn[];
}

/** Whether a figure without a scenario goes on at the pace of the last weeks, which those of scenarios do not. */
export const isAtPace = ({ nothing: { until, isDayAtPace } }: Comparison) =>
  until !== null || isDayAtPace;

/** The figures of scenarios of one company, all on the same answers. `today` is a day such as '2026-05-13'. */
export function compare(
  actions: readonly AnsweredAction[],
  scenarios: readonly Scenario[],
  target: GlobalTarget | null,
  today: string,
): Comparison {
  const now = averagesNow(actions);
  const weeksOf = new Map(actions.map(({ id, answer }) => [id, answer.time_w]));
  const columns = scenarios.map((scenario): ScenarioColumn => {
    const { items } = scenario;
    const figures = scenarioFigures(actions, items, now);
    const gains = gainsOf(actions, items);
    const steps = items.map(({ activity_id, due_on }) => {
      return { due_on, gain: gains.get(activity_id) ?? 0 };
    });
    const work = items.map(({ activity_id, owner_id, due_on }) => {
      return { owner_id, due_on, weeks: weeksOf.get(activity_id) ?? null };
    });
    return {
      scenario,
      figures,
      targetDay: target && dayOfReaching(steps, { average: now.total, value: target.value, today }),
      paybackMonths: figures.yearM > 0 ? (12 * figures.costM) / figures.yearM : null,
      loads: loadByQuarter(work),
      largest: largestLoad(work),
    };
  });
  const days = scenarios.flatMap(({ items }) => items.flatMap(({ due_on }) => due_on ?? []));
  return {
    now,
    nothing: atPace(now, target, { until: days.sort().at(-1) ?? null, today }),
    columns,
  };
}

function atPace(
  { total }: CompanyAverages,
  target: GlobalTarget | null,
  { until, today }: { until: string | null; today: string },
): Comparison['nothing'] {
  const isReached = total !== null && target !== null && compareAverages(total, target.value) >= 0;
  const targetDay = isReached ? today : (target?.paceDate ?? null);
  const isDayAtPace = !isReached && targetDay !== null;
  const pace = target?.pace ?? null;
  if (total === null || pace === null || until === null || until <= today) {
    return { total, until: null, targetDay, isDayAtPace };
  }
  const weeks = daysBetween(today, until) / 7;
  const then = Math.min(HIGHEST, Math.max(1, total + pace * weeks));
  return { total: then, until, targetDay, isDayAtPace };
}
