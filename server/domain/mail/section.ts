/** A paragraph of a mail with a heading and a line for each entry; none without an entry. */
export const section = (heading: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [[heading, ...entries.map((entry) => `• ${entry}`)].join('\n')];
