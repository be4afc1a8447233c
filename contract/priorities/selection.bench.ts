/** Measures `npm run bench:selection`: the best selection of 5,000 actions, as the worker computes it. */
import { selectToReach, selectWithin } from './selection';
import { generateCandidates, MANY_CANDIDATES } from './selection.candidates';

const BUDGET_M = 50;
const ROUNDS = 9;

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

const candidates = generateCandidates(MANY_CANDIDATES);
const half = candidates.reduce((sum, { gain }) => sum + gain, 0) / 2;

const filling = medianMs(() => selectWithin(candidates, BUDGET_M));
const reaching = medianMs(() => selectToReach(candidates, half));
const conditions = `of ${MANY_CANDIDATES.toLocaleString('en')} actions, median of ${String(ROUNDS)}`;
console.log(`Fill a budget of $${String(BUDGET_M)}M ${conditions}: ${filling.toFixed(0)} ms`);
console.log(`Reach half of the possible gain ${conditions}: ${reaching.toFixed(0)} ms`);
