import { TOTAL } from '../fields/naming';
import { GAP_ACTIONS } from './rounds';

/** The states of an action with the parties of those who gave them. */
export interface PartyAction {
  driver: string;
  /** 0 for an action that is not applicable, which is left out. */
  weight: number;
  opinions: readonly { party: string | null; state: number | null }[];
}

/** By how much one party scores higher than another one. */
export interface PartyGap {
  /** A driver, or Total for all actions. */
  driver: string;
  party: string;
  other: string;
  /** The number of actions that both scored. */
  actions: number;
  /** The weighted mean of the differences between the means of the parties; null for too few actions. */
  gap: number | null;
}

/**
 * The gaps between all pairs of parties, each pair once in the order of their names, for each driver in its order and
 * then for Total.
 */
export function partyGapsOf(
  drivers: readonly string[],
  actions: readonly PartyAction[],
): PartyGap[] {
  const scored = actions
    .filter(({ weight }) => weight > 0)
    .map(({ driver, weight, opinions }) => ({ driver, weight, means: meansOf(opinions) }));
  const parties = [...new Set(scored.flatMap(({ means }) => [...means.keys()]))].sort();
  const pairs = parties.flatMap((party, index) =>
    parties.slice(index + 1).map((other) => ({ party, other })),
  );
  return [...drivers, TOTAL].flatMap((driver) => {
    const ofDriver = scored.filter((one) => driver === TOTAL || one.driver === driver);
    return pairs.map(({ party, other }): PartyGap => {
      const differences = ofDriver.flatMap(({ weight, means }) => {
        const [one, two] = [means.get(party), means.get(other)];
        return one === undefined || two === undefined ? [] : { weight, by: one - two };
      });
      return { driver, party, other, actions: differences.length, gap: meanGap(differences) };
    });
  });
}

function meanGap(differences: readonly { weight: number; by: number }[]): number | null {
  if (differences.length < GAP_ACTIONS) return null;
  const weights = differences.reduce((sum, { weight }) => sum + weight, 0);
  return differences.reduce((sum, { weight, by }) => sum + weight * by, 0) / weights;
}

/** The mean state of each party of an action. */
function meansOf(opinions: PartyAction['opinions']): Map<string, number> {
  const states = new Map<string, number[]>();
  for (const { party, state } of opinions) {
    if (party !== null && state !== null) states.set(party, [...(states.get(party) ?? []), state]);
  }
  return new Map(
    [...states].map(([party, all]) => [party, all.reduce((sum, one) => sum + one, 0) / all.length]),
  );
}
