import { STATE_MAX, STATE_MIN, parseDecimal } from '../answer';
import { simplified } from '../workbook/words';
import type { MappedEntry } from './entries';
import type { MappingScale } from './mappingPayloads';

/** A value of the workbook, how often it occurs, and what it means: undefined while that is not decided. */
export interface ScaleRow {
  theirs: string;
  count: number;
  ours: number | null | undefined;
}

/**
 * The values of a workbook in their order, with the kept meanings. Where there are none, a meaning is proposed for
 * numbers on a common scale.
 */
export function scaleOf(
  entries: readonly Pick<MappedEntry, 'value'>[],
  keptScale: readonly MappingScale[],
): ScaleRow[] {
  const counts = new Map<string, { theirs: string; count: number }>();
  for (const { value } of entries) {
    const key = simplified(value);
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { theirs: value, count: 1 });
  }
  const meaning = new Map(keptScale.map(({ theirs, ours }) => [simplified(theirs), ours]));
  const rows = [...counts].map(([key, row]) => ({
    ...row,
    ours: meaning.get(key),
    number: numberOf(row.theirs),
  }));
  const known = rows.flatMap(({ number }) => number ?? []);
  const propose = keptScale.length === 0 ? proposal(known) : () => undefined;
  return rows
    .sort(
      (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || a.theirs.localeCompare(b.theirs),
    )
    .map(({ number, ...row }) => ({
      ...row,
      ours: row.ours === undefined && number !== undefined ? propose(number) : row.ours,
    }));
}

const numberOf = (text: string): number | undefined => {
  const number = parseDecimal(text.replace(',', '.').replace(/\s*%$/, ''));
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** The scales 0–5, 1–5, 0–4, 1–10, 0–10 and 0–100, by their largest and smallest values. */
function proposal(numbers: readonly number[]): (value: number) => number | undefined {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0 || min < 0 || max > 100) return () => undefined;
  const top = max > 10 ? 100 : max > 5 ? 10 : 5;
  return (value) => {
    const state = Math.round((value / top) * STATE_MAX);
    return Math.min(STATE_MAX, Math.max(STATE_MIN, state));
  };
}
