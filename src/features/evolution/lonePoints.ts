import type { WeekValues } from './Evolution';

/** Weeks (1 … 52) with a value and none on either side: a line does not show them. */
export function lonePoints(values: WeekValues): number[] {
  const isEmpty = (index: number) => (values[index] ?? null) === null;
  return values.flatMap((value, index) =>
    value !== null && isEmpty(index - 1) && isEmpty(index + 1) ? [index + 1] : [],
  );
}
