const DOTTED_NUMBER = /^(\d+(?:\.\d+)*)\.?\s+/;
const DRIVER_PREFIX = /^\d\. /;

/** The name of the average of all drivers in GraphQL replies. */
export const TOTAL = 'Total';
/** The name of the same average in URLs and on the pages. */
export const GLOBAL_AVERAGE = 'Global Average';

/** '2.1.1.3 Name' → 'Name'; a name without a number is unchanged. */
export function activityTitle(name: string): string {
  return name.replace(DOTTED_NUMBER, '');
}

/** '2.1.1.3 Name' → '2.1.1.3'; '' without a number. */
export function activityNumber(name: string): string {
  return DOTTED_NUMBER.exec(name)?.[1] ?? '';
}

/** '1. Expectations' → 'Expectations'; any other name is unchanged. */
export function driverTitle(name: string): string {
  return name.replace(DRIVER_PREFIX, '');
}

/** '1. Expectations' → 'Expectations', 'Total' → 'Global Average'. */
export function shownDriver(name: string): string {
  return name === TOTAL ? GLOBAL_AVERAGE : driverTitle(name);
}

/** Compares names by their dotted numbers, part by part: 2.10 comes after 2.9. */
export function compareByNumber(a: string, b: string): number {
  const left = activityNumber(a).split('.').map(Number);
  const right = activityNumber(b).split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
