export type ScoreClass = 'low' | 'medium' | 'high';

/** The class of an action's score: up to 3 low, up to 6 medium, above high; §9.4. */
export function scoreClass(score: number): ScoreClass {
  if (score <= 3) return 'low';
  return score <= 6 ? 'medium' : 'high';
}
