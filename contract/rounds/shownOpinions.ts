import { HIDDEN_NAMES_NEEDED, type RoundNames } from './rounds';

/** An opinion about one action, as it is shown after closing. */
export interface ShownOpinion {
  party: string | null;
  /** null with hidden names, and for a former member. */
  person: string | null;
  /** 1–10; null for one that is unsure, or holds the action for not applicable. */
  state: number | null;
  unsure: boolean;
  not_applicable: boolean;
  reason: string | null;
  /** Whether it was given after the due day. */
  late: boolean;
}

export const statesOf = (opinions: readonly { state: number | null }[]): number[] =>
  opinions.flatMap(({ state }) => state ?? []);

/** Whether the opinions about an action may be shown and used. */
export const mayShow = (names: RoundNames, states: number): boolean =>
  names === 'shown' || states >= HIDDEN_NAMES_NEEDED;

/**
 * What may be shown of the opinions about one action. With hidden names it is nothing below five states; a party has
 * at least five states of its own, and the order follows from the contents alone. Every figure of a round is computed
 * from the result, so that none of them yields by subtraction what is not shown.
 */
export function shownOpinions(
  names: RoundNames,
  opinions: readonly ShownOpinion[],
): ShownOpinion[] {
  if (names === 'shown') return opinions.toSorted(byPartyAndPerson);
  if (!mayShow(names, statesOf(opinions).length)) return [];
  const states = new Map<string, number>();
  for (const { party, state } of opinions) {
    if (party !== null && state !== null) states.set(party, (states.get(party) ?? 0) + 1);
  }
  const isLarge = (party: string | null) =>
    party !== null && mayShow(names, states.get(party) ?? 0);
  return opinions
    .map((opinion) => ({
      ...opinion,
      party: isLarge(opinion.party) ? opinion.party : null,
      person: null,
      // The organiser saw who handed in late.
      late: false,
    }))
    .sort(byContent);
}

const compareTexts = (a: string | null, b: string | null) => {
  const [one, other] = [a ?? '', b ?? ''];
  return one < other ? -1 : Number(one > other);
};

const byPartyAndPerson = (a: ShownOpinion, b: ShownOpinion) =>
  compareTexts(a.party, b.party) || compareTexts(a.person, b.person) || byContent(a, b);

const byContent = (a: ShownOpinion, b: ShownOpinion) =>
  compareTexts(a.reason, b.reason) ||
  (a.state ?? 0) - (b.state ?? 0) ||
  Number(a.unsure) - Number(b.unsure) ||
  Number(a.not_applicable) - Number(b.not_applicable) ||
  compareTexts(a.party, b.party) ||
  Number(a.late) - Number(b.late);
