import { simplified } from '../workbook/words';
import type { MappedEntry } from './entries';
import type { MappingPair } from './mappingPayloads';

/** An action to which questions can belong. */
export interface PairableAction {
  id: string;
  /** Dotted. */
  number: string;
  title: string;
}

/** A question of a workbook, each listed once, with the rows that contain it. */
export interface Question {
  text: string;
  number: string;
  /** The first row, from 1. */
  row: number;
}

/** How the action of a question was found. A similar one is only proposed, and a person accepts it. */
export type PairSource = 'kept' | 'number' | 'similar' | 'none';

export interface ProposedPair {
  question: Question;
  source: PairSource;
  /** null for none. */
  activityId: string | null;
  /** 0–1, by common words; 1 unless the source is 'similar'. */
  similarity: number;
}

/** From this similarity on an action is proposed. */
const PROPOSED_FROM = 0.6;

export function questionsOf(entries: readonly MappedEntry[]): Question[] {
  const questions = new Map<string, Question>();
  for (const { question, number, row } of entries) {
    const key = simplified(question);
    if (!questions.has(key)) questions.set(key, { text: question, number, row });
  }
  return [...questions.values()];
}

/** Proposes an action for each question: the kept pair, else the action of its number, else the most similar one. */
export function proposePairs(
  questions: readonly Question[],
  actions: readonly PairableAction[],
  keptPairs: readonly MappingPair[],
): ProposedPair[] {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const byNumber = new Map(actions.map((action) => [action.number, action]));
  const keptOf = new Map(
    keptPairs.map(({ theirs, activity_id }) => [simplified(theirs), activity_id]),
  );
  const mostSimilar = similarIn(actions);
  return questions.map((question): ProposedPair => {
    const keptId = keptOf.get(simplified(question.text));
    if (keptId !== undefined && byId.has(keptId)) {
      return { question, source: 'kept', activityId: keptId, similarity: 1 };
    }
    const numbered = question.number === '' ? undefined : byNumber.get(question.number);
    if (numbered) return { question, source: 'number', activityId: numbered.id, similarity: 1 };
    const similar = mostSimilar(question.text);
    return similar && similar.similarity >= PROPOSED_FROM
      ? { question, source: 'similar', ...similar }
      : { question, source: 'none', activityId: null, similarity: 0 };
  });
}

/** Words that questions have in common whatever they are about. */
const FREQUENT = new Set(
  'a an and are as at by do does for from has have how in is it of on or our the their there to we what which with you your al como con de del el en es la las lo los para por que se su sus un una y'.split(
    ' ',
  ),
);

/** Different words without their numbers and endings, so that “plans” and “planned” count as the same. */
function wordsOf(text: string): Set<string> {
  const words = simplified(text).match(/\p{L}{2,}/gu) ?? [];
  return new Set(
    words.filter((word) => !FREQUENT.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
}

/** Returns a function that finds the action with the most common words: twice their number by that of all words. */
function similarIn(actions: readonly PairableAction[]) {
  const words = actions.map(({ title }) => wordsOf(title));
  const actionsWith = new Map<string, number[]>();
  for (const [index, own] of words.entries()) {
    for (const word of own) actionsWith.set(word, [...(actionsWith.get(word) ?? []), index]);
  }
  return (text: string): { activityId: string; similarity: number } | null => {
    const asked = wordsOf(text);
    const common = new Map<number, number>();
    for (const word of asked) {
      for (const index of actionsWith.get(word) ?? []) {
        common.set(index, (common.get(index) ?? 0) + 1);
      }
    }
    let best: { activityId: string; similarity: number } | null = null;
    for (const [index, count] of common) {
      const size = asked.size + (words[index]?.size ?? 0);
      const similarity = (2 * count) / size;
      const activityId = actions[index]?.id;
      if (activityId !== undefined && similarity > (best?.similarity ?? 0)) {
        best = { activityId, similarity };
      }
    }
    return best;
  };
}
