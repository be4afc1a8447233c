import type { Candidate } from './selection';

/** The most actions for which the speed of a selection is measured. */
export const MANY_CANDIDATES = 5_000;

/**
 * Candidates from a fixed sequence, so that every measurement has the same ones: gains up to 0.01 points, costs up to
 * $5M.
 */
export function generateCandidates(count: number): Candidate[] {
  const next = createSequence();
  return Array.from({ length: count }, () => ({
    gain: next() / 100,
    costM: Math.round(next() * 500) / 100,
  }));
}

/** Numbers from 0 to 1. */
function createSequence(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
