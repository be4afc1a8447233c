import fc from 'fast-check';
import { driverMovement, totalMovement, type ScorePair, type WeightedScore } from './movement';

const RUNS = Number(process.env['MOVEMENT_RUNS'] ?? 500);
const TOLERANCE = 1e-9;

const score = (weight: number, state: number): WeightedScore => ({ weight, state });
const at = (before: WeightedScore | null, after: WeightedScore | null): ScorePair => ({
  before,
  after,
});
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const contributionsOf = ({ contributions }: ReturnType<typeof driverMovement>) =>
  contributions.map(({ contribution }) => contribution);

const someScore = fc.option(
  fc.record({
    state: fc.integer({ min: 1, max: 10 }),
    weight: fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
  }),
);
const somePairs = fc.array(fc.record({ before: someScore, after: someScore }), { maxLength: 30 });
const someDrivers = fc.array(somePairs, { maxLength: 4 });

/** Swaps the two moments. */
const reversed = (pairs: readonly ScorePair[]) =>
  pairs.map(({ before, after }) => ({ before: after, after: before }));

describe('the change of a driver', () => {
  test('is split as in the worked example', () => {
    const movement = driverMovement([
      at(score(3, 4), score(3, 6)),
      at(score(2, 8), score(3, 8)),
      at(null, score(1, 3)),
    ]);
    expect(movement.before).toBeCloseTo(5.6, 12);
    expect(movement.after).toBeCloseTo(45 / 7, 12);
    const [rescored, reweighted, added] = movement.contributions;
    expect(rescored).toMatchObject({ cause: 'rescored', weightEffect: 0 });
    expect(rescored?.contribution).toBeCloseTo(1, 12);
    expect(reweighted).toMatchObject({ cause: 'reweighted', stateEffect: 0 });
    expect(reweighted?.contribution).toBeCloseTo(0.330952380952, 11);
    expect(added).toMatchObject({ cause: 'first_scored', stateEffect: 0, weightEffect: 0 });
    expect(added?.contribution).toBeCloseTo(-0.502380952381, 11);
    expect(sumOf(contributionsOf(movement))).toBeCloseTo(0.828571428571, 11);
  });

  test('splits a new state together with a new weight into both effects', () => {
    const { contributions } = driverMovement([at(score(2, 4), score(4, 8)), at(score(1, 5), null)]);
    expect(contributions.map(({ cause }) => cause)).toEqual([
      'rescored_and_reweighted',
      'no_longer_scored',
    ]);
  });

  test('without an earlier average, the contributions are shares of the later one', () => {
    const movement = driverMovement([at(null, score(3, 6)), at(null, score(1, 2)), at(null, null)]);
    expect(movement).toMatchObject({ before: null, after: 5, change: null });
    expect(contributionsOf(movement)).toEqual([4.5, 0.5, 0]);
  });

  test('without any score, averages, change and causes are null', () => {
    expect(driverMovement([at(null, null)])).toMatchObject({
      before: null,
      after: null,
      change: null,
      contributions: [{ cause: null, contribution: 0 }],
    });
  });
});

describe('the change of the Global Average', () => {
  test('a driver that is first scored changes it by its distance from the mean', () => {
    const movement = totalMovement([
      [at(score(3, 4), score(3, 6))],
      [at(null, score(1, 3)), at(null, score(1, 5))],
    ]);
    expect(movement).toMatchObject({ before: 4, after: 5, change: 1 });
    expect(sumOf(contributionsOf(movement))).toBeCloseTo(1, 12);
  });

  test('without a later average, the contributions are shares of the earlier one', () => {
    const movement = totalMovement([[at(score(1, 4), null)], [at(score(2, 6), null)], []]);
    expect(movement).toMatchObject({ before: 5, after: null, change: null });
    expect(contributionsOf(movement)).toEqual([2, 3]);
  });
});

describe.each([
  ['a driver', (drivers: ScorePair[][]) => driverMovement(drivers.flat())],
  ['the Global Average', totalMovement],
])('for any history of %s', (_, movementOf) => {
  test('the contributions add up to the change', () => {
    fc.assert(
      fc.property(someDrivers, (drivers) => {
        const movement = movementOf(drivers);
        if (movement.change === null) return;
        const distance = sumOf(contributionsOf(movement)) - movement.change;
        expect(Math.abs(distance)).toBeLessThan(TOLERANCE);
      }),
      { numRuns: RUNS },
    );
  });

  test('an unchanged activity contributes exactly 0', () => {
    fc.assert(
      fc.property(someDrivers, someScore, (drivers, unchanged) => {
        const [first = [], ...others] = drivers;
        const movement = movementOf([[at(unchanged, unchanged), ...first], ...others]);
        if (movement.change === null) return;
        expect(movement.contributions[0]?.contribution).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });

  test('swapping the moments only changes the signs', () => {
    fc.assert(
      fc.property(someDrivers, (drivers) => {
        if (movementOf(drivers).change === null) return;
        const forward = contributionsOf(movementOf(drivers));
        const backward = contributionsOf(movementOf(drivers.map(reversed)));
        forward.forEach((contribution, index) => {
          expect(Math.abs(contribution + (backward[index] ?? NaN))).toBeLessThan(TOLERANCE);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('the effects add up to the contribution if the activity is scored at both moments', () => {
    fc.assert(
      fc.property(someDrivers, (drivers) => {
        const movement = movementOf(drivers);
        drivers.flat().forEach(({ before, after }, index) => {
          const one = movement.contributions[index];
          if (!one || !before || !after) return;
          expect(one.contribution).toBe(one.stateEffect + one.weightEffect);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
