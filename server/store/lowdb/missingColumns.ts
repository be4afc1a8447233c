import { EMPTY_ANSWER } from '@contract/answer';

/** The values of columns that rows from before an addition to a table lack. */
const DEFAULTS: Partial<Record<string, object>> = {
  answers: EMPTY_ANSWER,
  answer_changes: { source: 'form' },
  sessions: { proved_at: null },
  driver_sums: { not_applicable: 0 },
};

/** Sets the columns that the rows of a file lack, in place. */
export function withMissingColumns<State extends object>(state: State): State {
  for (const [table, rows] of Object.entries(state)) {
    const defaults = DEFAULTS[table];
    if (!defaults || !Array.isArray(rows)) continue;
    const all = rows as object[];
    const columns = Object.keys(defaults);
    for (const [index, row] of all.entries()) {
      if (!columns.every((column) => column in row)) all[index] = { ...defaults, ...row };
    }
  }
  return state;
}
