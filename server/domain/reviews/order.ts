/** Compares texts by their UTF-16 code units, as the canonical form does. */
const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of lists in the content of a review: by the ids of their actions, then by their own. */
export const byActivity = (
  a: { activity_id: string; id?: string },
  b: { activity_id: string; id?: string },
): number => compareText(a.activity_id, b.activity_id) || compareText(a.id ?? '', b.id ?? '');

export const byId = (a: { id: string }, b: { id: string }): number => compareText(a.id, b.id);
