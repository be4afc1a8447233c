import { shownShare } from '@contract/scoring/percentages';
import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { activityStatus, progressOf } from '@contract/scoring/progress';
import { ratingOf } from '@contract/scoring/rating';

const COMPLETE: AnswerValues = {
  ...EMPTY_ANSWER,
  revenue_state: 6,
  relevance: 6,
  criticality: 6,
  cost: 4,
  difficulty: 4,
};
const MARKED: AnswerValues = {
  ...EMPTY_ANSWER,
  not_applicable: true,
  not_applicable_reason: 'There are no shops.',
};

/** 68 actions: 32 completely answered, 8 not applicable, and the others without an answer. */
const ANSWERS: readonly (AnswerValues | null)[] = Array.from({ length: 68 }, (_, index) =>
  index < 32 ? COMPLETE : index < 40 ? MARKED : null,
);

/** The example of actions that are not applicable, computed by the functions that the server uses; shares in percent. */
export function honestExample() {
  const { scored, total: applicable } = ratingOf(ANSWERS);
  const { answered, total } = progressOf(ANSWERS.map(activityStatus));
  return {
    marked: ANSWERS.filter((answer) => answer?.not_applicable).length,
    scored,
    applicable,
    answered,
    total,
    coverage: shownShare(scored / applicable),
    coverageOfAll: shownShare(scored / total),
  };
}
