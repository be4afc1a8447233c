/** The year before any data is loaded (§9.11). */
export const DEFAULT_YEAR = 2024;

interface WithYears {
  years: readonly { year: number }[];
}

/** The years for which at least one company has data, in ascending order. */
export function yearsOf(evolutions: readonly WithYears[]): number[] {
  const all = evolutions.flatMap(({ years }) => years.map(({ year }) => year));
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * The years of the charts, the earlier first: the shown one, and another one beside it if it is selected and
 * has data.
 */
export function chartYears(years: readonly number[], year: number, other: number | null): number[] {
  if (other === null || other === year || !years.includes(other)) return [year];
  return [year, other].sort((a, b) => a - b);
}

/** The selected year if it has data, else the newest year with data. */
export function yearToShow(years: readonly number[], picked: number | null): number {
  if (picked !== null && years.includes(picked)) return picked;
  return years.at(-1) ?? DEFAULT_YEAR;
}
