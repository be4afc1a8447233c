import fc from 'fast-check';
import { selectToReach, selectWithin, type Candidate } from './selection';

const CASES = Number(process.env['SELECTION_RUNS'] ?? 300);
const TOLERANCE = 1e-9;

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
const someCandidate = fc.record({
  gain: fc.double({ min: 0.0001, max: 1, noNaN: true }),
  costM: cents(2_000),
});
const someCandidates = (max: number) => fc.array(someCandidate, { maxLength: max });

const sumOf = (
  candidates: readonly Candidate[],
  indexes: readonly number[],
  field: keyof Candidate,
) => indexes.reduce((sum, index) => sum + (candidates[index]?.[field] ?? NaN), 0);

/** Every subset, as indexes. */
function subsetsOf(candidates: readonly Candidate[]): number[][] {
  return candidates.reduce<number[][]>(
    (subsets, _, index) => [...subsets, ...subsets.map((subset) => [...subset, index])],
    [[]],
  );
}

function bestByBruteForce(candidates: readonly Candidate[], budgetM: number): number {
  const affordable = subsetsOf(candidates).filter(
    (subset) => sumOf(candidates, subset, 'costM') <= budgetM + TOLERANCE,
  );
  return Math.max(...affordable.map((subset) => sumOf(candidates, subset, 'gain')));
}

/** The result of buying by gain per cost until the budget is spent. */
function gainByRatio(candidates: readonly Candidate[], budgetM: number): number {
  const ratio = ({ gain, costM }: Candidate) => (costM === 0 ? Infinity : gain / costM);
  let left = budgetM;
  let gain = 0;
  for (const one of candidates.toSorted((a, b) => ratio(b) - ratio(a))) {
    if (one.costM > left + TOLERANCE) continue;
    left -= one.costM;
    gain += one.gain;
  }
  return gain;
}

test('the best selection is not always the one by gain per cost', () => {
  const candidates = [
    { gain: 0.06, costM: 1 },
    { gain: 0.1, costM: 2 },
    { gain: 0.12, costM: 3 },
  ];
  expect(selectWithin(candidates, 5)).toEqual({ indexes: [1, 2], gain: 0.22, costM: 5 });
  expect(selectToReach(candidates, 0.2)).toMatchObject({ indexes: [1, 2], budgetM: 5 });
});

test('selects the earlier of two equal candidates', () => {
  const same = { gain: 0.1, costM: 1.5 };
  expect(selectWithin([same, same, same], 3.2)).toMatchObject({ indexes: [0, 1], costM: 3 });
});

test.each([
  ['without candidates', [], 10, []],
  ['without a budget, only what costs nothing', [0, 0.01], 0, [0]],
  ['costs are rounded up to a cell', [0.001, 0.001], 0.01, [0]],
  ['an amount that is not exact in binary', [0.07, 0.01], 0.08, [0, 1]],
  ['more than everything costs', [1, 2], 500, [0, 1]],
])('%s', (_, costs, budgetM, indexes) => {
  const candidates = costs.map((costM) => ({ gain: 0.1, costM }));
  expect(selectWithin(candidates, budgetM).indexes).toEqual(indexes);
});

test('a gain that all candidates together do not reach has no budget', () => {
  expect(selectToReach([{ gain: 0.1, costM: 1 }], 0.2)).toBeNull();
  expect(selectToReach([], 0)).toEqual({ indexes: [], gain: 0, costM: 0, budgetM: 0 });
});

test('all candidates together are reached, even where costs are rounded up to large cells', () => {
  const candidates = Array.from({ length: 40 }, () => ({ gain: 0.1, costM: 5.003 }));
  expect(selectToReach(candidates, 4)?.indexes).toHaveLength(40);
});

test('the gain is that of the best subset', () => {
  fc.assert(
    fc.property(someCandidates(12), cents(10_000), (candidates, budgetM) => {
      const { gain } = selectWithin(candidates, budgetM);
      expect(Math.abs(gain - bestByBruteForce(candidates, budgetM))).toBeLessThan(TOLERANCE);
    }),
    { numRuns: CASES },
  );
});

test('a selection costs at most the budget, with any costs', () => {
  const anyCost = fc.record({
    gain: fc.double({ min: 0, max: 1, noNaN: true }),
    costM: fc.double({ min: 0, max: 500, noNaN: true }),
  });
  const budgets = fc.double({ min: 0, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(anyCost, { maxLength: 20 }), budgets, (candidates, budgetM) => {
      const { indexes, costM, gain } = selectWithin(candidates, budgetM);
      expect(costM).toBeLessThanOrEqual(budgetM + TOLERANCE);
      expect(costM).toBe(sumOf(candidates, indexes, 'costM'));
      expect(gain).toBe(sumOf(candidates, indexes, 'gain'));
    }),
    { numRuns: CASES },
  );
});

test('it gains at least as much as a choice by gain per cost', () => {
  fc.assert(
    fc.property(someCandidates(60), cents(10_000), (candidates, budgetM) => {
      const { gain } = selectWithin(candidates, budgetM);
      expect(gain).toBeGreaterThanOrEqual(gainByRatio(candidates, budgetM) - TOLERANCE);
    }),
    { numRuns: CASES },
  );
});

test('a larger budget never gains less, up to $100M', () => {
  fc.assert(
    fc.property(someCandidates(30), cents(10_000), cents(10_000), (candidates, one, other) => {
      const smaller = selectWithin(candidates, Math.min(one, other));
      const larger = selectWithin(candidates, Math.max(one, other));
      expect(larger.gain).toBeGreaterThanOrEqual(smaller.gain - TOLERANCE);
    }),
    { numRuns: CASES },
  );
});

test('the budget that reaches a gain is the smallest one', () => {
  fc.assert(
    fc.property(someCandidates(10), fc.double({ min: 0, max: 3, noNaN: true }), (all, gain) => {
      const candidates = all.map(({ costM, ...one }) => ({ ...one, costM: costM / 2 }));
      const reach = selectToReach(candidates, gain);
      const costs = subsetsOf(candidates)
        .filter((subset) => sumOf(candidates, subset, 'gain') >= gain - TOLERANCE)
        .map((subset) => subset.reduce((sum, i) => sum + cellCost(candidates[i]), 0));
      if (!reach) expect(costs).toEqual([]);
      else {
        expect(reach.budgetM).toBeCloseTo(Math.min(...costs), 9);
        expect(reach.gain).toBeGreaterThanOrEqual(gain - 2 * TOLERANCE);
        const again = selectWithin(candidates, reach.budgetM);
        expect(again.gain).toBeGreaterThanOrEqual(gain - 2 * TOLERANCE);
      }
    }),
    { numRuns: CASES },
  );
});

const cellCost = (candidate: Candidate | undefined) =>
  Math.ceil((candidate?.costM ?? NaN) * 100 - TOLERANCE) / 100;
