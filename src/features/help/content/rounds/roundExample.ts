import { TOTAL } from '@contract/fields/naming';
import { roundResult, type AskedAction } from '@contract/rounds/roundResult';

const DRIVERS = ['Revenue Growth', 'Expectations'];

const action = (
  activity_id: string,
  driver: string,
  weight: number,
  answer: number,
  states: readonly number[],
): AskedAction => ({
  ...{ activity_id, driver, weight, answer },
  opinions: states.map((state) => ({
    ...{ party: null, person: null, state, unsure: false },
    ...{ not_applicable: false, reason: null, late: false },
  })),
});

/** Two actions of a driver: one with two camps, one that agrees. Another driver has an answer and no opinions. */
const ACTIONS = [
  action('1', 'Revenue Growth', 4, 8, [3, 4, 7, 8]),
  action('2', 'Revenue Growth', 1, 6, [6, 6, 7, 6]),
  action('3', 'Expectations', 2, 7, []),
];

/** The example of the article about rounds, computed by the functions that the server uses. */
export function roundExample() {
  const { actions, drivers } = roundResult('shown', DRIVERS, ACTIONS);
  const total = drivers.find(({ driver }) => driver === TOTAL);
  return {
    rows: ACTIONS.flatMap(({ activity_id, weight, opinions }) => {
      const found = actions.get(activity_id);
      const states = opinions.flatMap(({ state }) => state ?? []);
      return found ? [{ ...found, name: activity_id, weight, states }] : [];
    }),
    low: total?.low ?? 0,
    high: total?.high ?? 0,
    range: (total?.high ?? 0) - (total?.low ?? 0),
  };
}
