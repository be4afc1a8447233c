import { driverMovement, type MovementCause } from '@contract/scoring/movement';
import fc from 'fast-check';
import type { MovedAction, Movement } from '../Movement';
import { shownMovement } from './shownMovement';

const someScore = fc.option(
  fc.record({
    state: fc.integer({ min: 1, max: 10 }),
    weight: fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
  }),
);
const somePairs = fc.array(fc.record({ before: someScore, after: someScore }), { maxLength: 40 });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const REST = { isNotApplicable: false, changes: 1, lastChange: null };

/** As the server sends it; `unexplained` is the part of the change that no action explains. */
function movementOf(pairs: Parameters<typeof driverMovement>[0], unexplained: number): Movement {
  const { before, after, change, contributions } = driverMovement(pairs);
  const ofCause = (cause: MovementCause) =>
    sum(contributions.filter((one) => one.cause === cause).map((one) => one.contribution));
  const actions = contributions.flatMap(({ cause, contribution }, index): MovedAction[] => {
    const pair = pairs[index];
    if (!cause || !pair) return [];
    const about = { id: String(index), number: '1.1', title: 'Action', area: '1', driver: 'D' };
    return [{ ...about, ...pair, subdriver: 'S', cause, contribution, ...REST }];
  });
  return {
    before: before === null ? null : before - unexplained,
    after,
    change: change === null ? null : change + unexplained,
    parts: {
      rescored: sum(contributions.map(({ stateEffect }) => stateEffect)),
      reweighted: sum(contributions.map(({ weightEffect }) => weightEffect)),
      first_scored: ofCause('first_scored'),
      no_longer_scored: ofCause('no_longer_scored'),
      model: 0,
      unexplained,
    },
    completeSince: null,
    actions,
  };
}

test('what is shown adds up, and no figure is off by 0.01', () => {
  const unexplained = fc.integer({ min: -999, max: 999 }).map((value) => value / 1000);
  fc.assert(
    fc.property(somePairs, unexplained, (pairs, gap) => {
      const movement = movementOf(pairs, gap);
      const shown = shownMovement(movement);
      if (movement.change === null) {
        expect(shown.change).toBeNull();
        return;
      }
      const { before, after, parts, contributions } = shown;
      const explained = sum(Object.values(parts)) - parts.unexplained - parts.model;
      expect((before ?? 0) + sum(Object.values(parts))).toBeCloseTo(after ?? NaN, 9);
      expect(sum(contributions)).toBeCloseTo(explained, 9);
      const pairsShown = [
        ...movement.actions.map(({ contribution }, index) => [contribution, contributions[index]]),
        ...Object.entries(movement.parts).map(([key, value]) => [
          value,
          parts[key as keyof typeof parts],
        ]),
      ];
      for (const [exact = 0, figure = NaN] of pairsShown) {
        expect(Math.abs(exact - figure)).toBeLessThan(0.01);
      }
    }),
  );
});

test('each cause adds up to its part while no action has two causes', () => {
  const once = (value: number | null) => (value === null ? null : { state: value, weight: 1 });
  const pairs = [
    { before: once(3), after: once(4) },
    { before: once(5), after: once(7) },
    { before: null, after: once(2) },
    { before: null, after: once(9) },
    { before: once(6), after: once(6) },
  ];
  const movement = movementOf(pairs, 0);
  const { parts, contributions } = shownMovement(movement);
  const shownOf = (cause: MovementCause) =>
    sum(contributions.filter((_, index) => movement.actions[index]?.cause === cause));
  expect(shownOf('rescored')).toBeCloseTo(parts.rescored, 9);
  expect(shownOf('first_scored')).toBeCloseTo(parts.first_scored, 9);
});
