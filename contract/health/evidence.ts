import { EVIDENCED, type AnswerValues } from '../answer';
import { answerScore, answerWeight } from '../scoring/scoring';

/** Shares 0–1 of the weight of scored answers; null without one. The first two may overlap. */
export interface EvidenceShares {
  /** Declared as evidenced: with confidence 3. */
  declared_share: number | null;
  /** With shown evidence. */
  shown_share: number | null;
  /** Declared as evidenced, and without shown evidence. */
  declared_only_share: number | null;
}

/** `isShown`: whether the action of an answer has shown evidence. */
export function evidenceShares<Answer extends AnswerValues>(
  answers: Iterable<Answer>,
  isShown: (answer: Answer) => boolean,
): EvidenceShares {
  const weights = { scored: 0, declared: 0, shown: 0, declaredOnly: 0 };
  for (const answer of answers) {
    if (answerScore(answer) === null) continue;
    const weight = answerWeight(answer);
    const [isDeclared, hasShown] = [answer.confidence === EVIDENCED, isShown(answer)];
    weights.scored += weight;
    if (isDeclared) weights.declared += weight;
    if (hasShown) weights.shown += weight;
    if (isDeclared && !hasShown) weights.declaredOnly += weight;
  }
  const shareOf = (weight: number) => (weights.scored === 0 ? null : weight / weights.scored);
  return {
    declared_share: shareOf(weights.declared),
    shown_share: shareOf(weights.shown),
    declared_only_share: shareOf(weights.declaredOnly),
  };
}
