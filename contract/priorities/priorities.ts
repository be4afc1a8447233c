import type { AnswerValues } from '../answer';
import { compareByNumber } from '../fields/naming';
import { answerScore, answerWeight, levelOf, type Applicability } from '../scoring/scoring';

/** The aim of an action unless a person chooses another one: the lowest state that is graded High. */
export const DEFAULT_AIM = 8;

/** The values of an answer from which a priority follows. */
export type PriorityValues = Pick<
  AnswerValues,
  | 'revenue_state'
  | 'relevance'
  | 'criticality'
  | 'cost'
  | 'difficulty'
  | 'factor_difficulty'
  | 'est_cost_company_m'
  | 'time_w'
> &
  Applicability;

/** An activity with its answer. */
export interface AnsweredAction {
  id: string;
  /** Begins with the dotted number: '2.1.1.3 Name'. */
  name: string;
  /** The name of its driver; actions with the same name share an average. */
  driver: string;
  answer: PriorityValues;
}

/** An action that can still rise, and what raising it to its aim would gain. */
export interface Priority {
  id: string;
  name: string;
  driver: string;
  /** 1–9, below `aim`. */
  state: number;
  /** 2–10. */
  aim: number;
  /** 1–5. */
  weight: number;
  /** By how much the driver's average would rise. */
  driverGain: number;
  /** By how much the Global Average would rise. */
  gain: number;
  /** 1–5, from the levels of cost and difficulty. */
  effort: number;
  /** Whether the effort counts a cost or a difficulty that is unset as medium. */
  isEffortAssumed: boolean;
  /** `gain` divided by `effort`. It orders actions and has no unit. */
  priority: number;
  /** The company's own estimate in millions of its money unit; null if it has none. */
  costM: number | null;
  /** Weeks of work; null if unset. */
  weeks: number | null;
}

const UNSET_LEVEL = 2;
/** Turns a factor of 0–10 into the scale of the levels, 0–4. */
const LEVELS_PER_FACTOR = 0.4;

/**
 * The actions with a state below their aim, the highest priority first. `actions` must contain all scored
 * actions of the company, because they determine the averages; those without a score, or not applicable, are ignored.
 * `aimOf` returns the aim of an action, 1–10.
 *
 * The gain of a driver is weight × (aim − state) / sum of the driver's weights, and the gain of the
 * Global Average is that divided by the number of drivers with an average. Only scored actions rise, so
 * that the sums of weights stay and the gains of several actions add up exactly.
 */
export function rankPriorities(
  actions: Iterable<AnsweredAction>,
  aimOf: (id: string) => number = () => DEFAULT_AIM,
): Priority[] {
  const scored = [...actions].flatMap((action) => {
    const state = answerScore(action.answer);
    return state === null ? [] : [{ action, state, weight: answerWeight(action.answer) }];
  });
  const weights = new Map<string, number>();
  for (const { action, weight } of scored) {
    weights.set(action.driver, (weights.get(action.driver) ?? 0) + weight);
  }

  return scored
    .flatMap(({ action: { id, name, driver, answer }, state, weight }): Priority[] => {
      const aim = aimOf(id);
      if (state >= aim) return [];
      const points = weight * (aim - state);
      const ofDriver = weights.get(driver) ?? weight;
      const ofAll = ofDriver * weights.size;
      const { effort, isEffortAssumed } = effortOf(answer);
      return [
        {
          id,
          name,
          driver,
          state,
          aim,
          weight,
          driverGain: points / ofDriver,
          gain: points / ofAll,
          effort,
          isEffortAssumed,
          // Dividing the exact points first makes priorities equal where they are mathematically equal.
          priority: points / effort / ofAll,
          costM: answer.est_cost_company_m,
          weeks: answer.time_w,
        },
      ];
    })
    .sort(comparePriorities);
}

/**
 * The effort of an action, 1–5: one plus the mean of the levels of cost and difficulty. A factor of
 * difficulty replaces the level of difficulty, and an unset level counts as medium.
 */
export function effortOf(
  answer: Pick<PriorityValues, 'cost' | 'difficulty' | 'factor_difficulty'>,
): Pick<Priority, 'effort' | 'isEffortAssumed'> {
  const { cost, difficulty, factor_difficulty } = answer;
  const level = (value: number | null) => (value === null ? UNSET_LEVEL : levelOf(value));
  const difficultyLevel =
    factor_difficulty === null ? level(difficulty) : factor_difficulty * LEVELS_PER_FACTOR;
  return {
    effort: 1 + (level(cost) + difficultyLevel) / 2,
    isEffortAssumed: cost === null || (difficulty === null && factor_difficulty === null),
  };
}

/**
 * Orders actions by priority, the highest first; of equal ones the heavier, then the one with the lower
 * state, then the earlier dotted number. It is a total order on actions with different ids.
 */
export function comparePriorities(a: Priority, b: Priority): number {
  return (
    b.priority - a.priority || b.weight - a.weight || a.state - b.state || compareActions(a, b)
  );
}

/** Orders actions by their dotted numbers, and by their ids where the numbers are equal. */
export function compareActions(
  a: Pick<Priority, 'id' | 'name'>,
  b: Pick<Priority, 'id' | 'name'>,
): number {
  return compareByNumber(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The cost and the gain of a selection of actions. */
export interface SelectionSums {
  /** The number of actions. */
  count: number;
  /** By how much the Global Average would rise. */
  gain: number;
  /** By how much each driver's average would rise; absent for drivers without a selected action. */
  driverGains: ReadonlyMap<string, number>;
  /** The sum of the known costs, in millions of the company's unit: at least this much if `notCosted` is not 0. */
  costM: number;
  /** The number of actions without a cost. */
  notCosted: number;
  /** The sum of the known weeks of work, and the longest of them. */
  weeks: number;
  longestWeeks: number;
  /** The number of actions without weeks. */
  withoutWeeks: number;
}

/** Adds up the gains, costs and weeks of a selection. */
export function sumSelection(selection: readonly Priority[]): SelectionSums {
  const driverGains = new Map<string, number>();
  for (const { driver, driverGain } of selection) {
    driverGains.set(driver, (driverGains.get(driver) ?? 0) + driverGain);
  }
  const weeks = selection.flatMap((one) => one.weeks ?? []);
  return {
    count: selection.length,
    gain: sum(selection.map(({ gain }) => gain)),
    driverGains,
    costM: sum(selection.map(({ costM }) => costM ?? 0)),
    notCosted: selection.filter(({ costM }) => costM === null).length,
    weeks: sum(weeks),
    longestWeeks: Math.max(0, ...weeks),
    withoutWeeks: selection.length - weeks.length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
