import { driverTitle, GLOBAL_AVERAGE } from '@contract/fields/naming';
import type { AnsweredAction } from '@contract/priorities/priorities';
import { answerScore, totalAverage, weightedAverage } from '@contract/scoring/scoring';
import type { GetPrioritiesQuery } from '@/shared/api/generated/operations';

/** An answered action, from which a priority follows. */
export interface RankedAction extends AnsweredAction {
  /** Number of the impact area, '1' … '7'. */
  area: string;
  /** When its answer was saved last; null if unknown. */
  answeredAt: string | null;
}

/** The answers of a company. */
export interface Answers {
  /** In dotted order; their driver is named without its prefix. */
  actions: RankedAction[];
  /** How many applicable actions have no score, with or without an answer. */
  unscored: number;
  /** How many applicable actions have a score. */
  scored: number;
}

export function toAnswers({ answers, percentageCompleted }: GetPrioritiesQuery): Answers {
  const actions = answers.map(
    ({
      activity_id,
      activity_name,
      driver,
      impact_area,
      answered_at,
      ...answer
    }): RankedAction => ({
      id: activity_id,
      name: activity_name,
      driver: driverTitle(driver ?? ''),
      area: impact_area ?? '',
      answeredAt: answered_at,
      answer,
    }),
  );
  const applicable = actions.filter(({ answer }) => answer.not_applicable !== true);
  const scored = applicable.filter(({ answer }) => answerScore(answer) !== null).length;
  const settled = actions.length - applicable.length + scored;
  return { actions, unscored: Math.max(0, percentageCompleted.total - settled), scored };
}

/** The averages of the drivers that have one, by name in their order, then the Global Average. */
export function averagesOf(actions: readonly AnsweredAction[], drivers: readonly string[]) {
  const averages = drivers.flatMap((driver) => {
    const own = actions.filter((one) => one.driver === driver);
    const average = weightedAverage(own.map(({ answer }) => answer));
    return average === null ? [] : [{ name: driver, average }];
  });
  const total = totalAverage(averages.map(({ average }) => average));
  return total === null ? averages : [...averages, { name: GLOBAL_AVERAGE, average: total }];
}
