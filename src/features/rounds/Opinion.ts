import { activityNumber, activityTitle } from '@contract/fields/naming';
import type { OpinionValues } from '@contract/rounds/roundPayloads';
import type { GetMyPartQuery } from '@/shared/api/generated/operations';

/** An action that the person is asked about, with the opinion that the server has. */
export interface AskedAction {
  id: string;
  number: string;
  title: string;
  area: string;
  description: string;
  /** Its own meanings of the states, in pairs; none for the general ones. */
  anchors: readonly string[];
  /** The stored opinion as a text; see `opinionText`. */
  saved: string;
}

export const NO_OPINION: OpinionValues = {
  state: null,
  unsure: false,
  not_applicable: false,
  confidence: null,
  reason: null,
};

const isEmpty = ({ state, unsure, not_applicable }: OpinionValues) =>
  state === null && !unsure && !not_applicable;

/** An opinion as the text in which drafts keep it, the same for equal opinions; '' for none. */
export function opinionText(values: OpinionValues): string {
  if (isEmpty(values)) return '';
  const { state, unsure, not_applicable, confidence, reason } = values;
  return JSON.stringify({ state, unsure, not_applicable, confidence, reason: reason || null });
}

/** The opinion of a text. A text on the device may be from another version: anything else is no opinion. */
export function parseOpinion(text: string): OpinionValues {
  if (text === '') return NO_OPINION;
  try {
    const parsed = JSON.parse(text) as Partial<Record<keyof OpinionValues, unknown>>;
    const { state, confidence, reason } = parsed;
    return {
      state: typeof state === 'number' ? state : null,
      unsure: parsed.unsure === true,
      not_applicable: parsed.not_applicable === true,
      confidence: typeof confidence === 'number' ? confidence : null,
      reason: typeof reason === 'string' ? reason : null,
    };
  } catch {
    return NO_OPINION;
  }
}

export const isAnswered = (text: string): boolean => !isEmpty(parseOpinion(text));

export const toAskedActions = ({ myPart }: GetMyPartQuery): AskedAction[] =>
  myPart.map(({ activity_id, name, impact_area, description, anchors, ...values }) => ({
    id: activity_id,
    number: activityNumber(name),
    title: activityTitle(name),
    area: impact_area,
    description: description ?? '',
    anchors: anchors ?? [],
    saved: opinionText(values),
  }));
