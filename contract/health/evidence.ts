import { EVIDENCED, type AnswerValues } from '../answer';
import { answerScore, answerWeight } from '../scoring/scoring';

/** The share 0–1 of the weight of scored answers that is evidenced; null without a scored answer. */
export function evidencedShare(answers: Iterable<AnswerValues>): number | null {
  const weights = { scored: 0, evidenced: 0 };
  for (const answer of answers) {
    if (answerScore(answer) === null) continue;
    const weight = answerWeight(answer);
    weights.scored += weight;
    if (answer.confidence === EVIDENCED) weights.evidenced += weight;
  }
  return weights.scored === 0 ? null : weights.evidenced / weights.scored;
}
