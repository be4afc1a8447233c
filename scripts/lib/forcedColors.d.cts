interface Mark {
  /** Selector of what is chosen. */
  chosen: string;
  /** Selector of all of its kind. */
  kind: string;
}

declare const forcedColors: {
  MARKS: Mark[];
  unmarkedIn: (marks: Mark[]) => string[];
  focusWithoutRing: () => string | null;
};
export = forcedColors;
