/** Measures `npm run bench:selection`: the best selection of 5,000 actions, as the worker computes it. */
import { selectToReach, selectWithin, type Candidate } from './selection';

const CANDIDATES = 5_000;
const BUDGET_M = 50;
const ROUNDS = 9;

/** Numbers from 0 to 1 in a fixed sequence, so that every run measures the same candidates. */
function createSequence(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

const next = createSequence();
const candidates = Array.from({ length: CANDIDATES }, (): Candidate => ({
  gain: next() / 100,
  costM: Math.round(next() * 500) / 100,
}));
const half = candidates.reduce((sum, { gain }) => sum + gain, 0) / 2;

const filling = medianMs(() => selectWithin(candidates, BUDGET_M));
const reaching = medianMs(() => selectToReach(candidates, half));
const of = `of ${CANDIDATES.toLocaleString('en')} actions, median of ${String(ROUNDS)}`;
console.log(`Fill a budget of $${String(BUDGET_M)}M ${of}: ${filling.toFixed(0)} ms`);
console.log(`Reach half of the possible gain ${of}: ${reaching.toFixed(0)} ms`);
