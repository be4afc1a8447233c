/** Shown while nothing is known; spec section 9. */
export const DEFAULT_YEAR = 2024;

interface WithYears {
  years: readonly { year: number }[];
}

/** All years that any of these has data for, oldest first. */
export function yearsOf(evolutions: readonly WithYears[]): number[] {
  const all = evolutions.flatMap(({ years }) => years.map(({ year }) => year));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The year that was picked where there is such a year, else the newest one with data. */
export function yearToShow(years: readonly number[], picked: number | null): number {
  if (picked !== null && years.includes(picked)) return picked;
  return years.at(-1) ?? DEFAULT_YEAR;
}
