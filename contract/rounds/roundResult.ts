import { divergenceOf, type Divergence } from './divergence';
import { partyGapsOf, type PartyGap } from './partyGaps';
import { rangesOf, type Range } from './ranges';
import type { RoundNames } from './rounds';
import { shownOpinions, statesOf, type ShownOpinion } from './shownOpinions';

/** An action of the company with all opinions about it. */
export interface AskedAction {
  activity_id: string;
  driver: string;
  /** 1–5; 0 for an action that is not applicable. */
  weight: number;
  /** The score of the answer, 1–10; null without one. */
  answer: number | null;
  opinions: readonly ShownOpinion[];
}

/** What is shown of the opinions about an action. */
export interface ActionResult extends Divergence {
  /** By how much the Global Average depends on it; null if it is in no range. */
  swing: number | null;
  opinions: ShownOpinion[];
}

interface ResultOfRound {
  /** The actions with an opinion, by their ids. */
  actions: ReadonlyMap<string, ActionResult>;
  drivers: Range[];
  gaps: PartyGap[];
}

/**
 * The result of a closed round in one company. `drivers`: their names in their order; `actions`: all actions of the
 * company. With hidden names, `count` is all that depends on opinions which are not shown.
 */
export function roundResult(
  names: RoundNames,
  drivers: readonly string[],
  actions: readonly AskedAction[],
): ResultOfRound {
  const shown = actions.map((action) => {
    const opinions = shownOpinions(names, action.opinions);
    return { ...action, ...divergenceOf(statesOf(opinions)), opinions };
  });
  const ranges = rangesOf(drivers, shown);
  const results = new Map(
    shown.flatMap(({ activity_id, opinions, ...rest }, index) => {
      const allOpinions = actions[index]?.opinions ?? [];
      if (allOpinions.length === 0) return [];
      const { lowest, highest, proposal, difference, camps } = rest;
      const count = statesOf(allOpinions).length;
      const swing = ranges.swings[index] ?? null;
      const spread = { lowest, highest, proposal, difference, camps };
      return [[activity_id, { count, ...spread, swing, opinions }] as const];
    }),
  );
  return { actions: results, drivers: ranges.drivers, gaps: partyGapsOf(drivers, shown) };
}
