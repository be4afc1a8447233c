/** Whether the names of the people stand beside their opinions. It cannot change once someone has answered. */
export const ROUND_NAMES = ['shown', 'hidden'] as const;
export type RoundNames = (typeof ROUND_NAMES)[number];

/** Limits on what an organiser and the people who are asked may enter. */
export const ROUND_LIMITS = {
  /** Of the name of a party, in characters. */
  partyLength: 40,
  /** Of the reason of an opinion, in characters. */
  reasonLength: 500,
  companies: 100,
  /** Parts of a round: one for each person in each company. */
  parts: 500,
  /** The rows of a decision. */
  decisions: 1_000,
  /** Mails to a person about a round, whatever the number of companies. */
  mails: 2,
} as const;

/** With hidden names, an action shows from this many states, and a party from as many of its own. */
export const HIDDEN_NAMES_NEEDED = 5;

/** The fewest actions that two parties must both have scored to be compared. */
export const GAP_ACTIONS = 5;

/** How many days after closing an undecided disagreement is a problem of the data health. */
export const UNDECIDED_DAYS = 14;

/** Whether a part covers the action of an area 1–7. No areas stand for all. */
export const isAsked = (areas: readonly string[], impactArea: number): boolean =>
  areas.length === 0 || areas.includes(String(impactArea));
