import { endOfHistoryWeek } from '@contract/scoring/weeks';
import { WEEK_MS } from '@contract/days';
import { WEEKS } from '../Evolution';
import type { WeekWindow } from '../period/weekWindow';

/** A narrower month has no label, px. */
const LEAST_WIDTH = 24;

/** The names of the months in the window, each in the middle of its visible part. `widthOf`: of a number of weeks, px. */
export function monthsIn(
  year: number,
  names: readonly string[],
  { start, end }: WeekWindow,
  widthOf: (weeks: number) => number,
): { text: string; week: number }[] {
  const first = endOfHistoryWeek({ year: year - 1, week: WEEKS }).getTime();
  // The value of a week is at its number, which is the middle of its days here.
  const weekOf = (month: number) => (Date.UTC(year, month) - first) / WEEK_MS + 0.5;
  return names.flatMap((text, month) => {
    const [from, to] = [Math.max(start, weekOf(month)), Math.min(end, weekOf(month + 1))];
    return widthOf(to - from) < LEAST_WIDTH ? [] : [{ text, week: (from + to) / 2 }];
  });
}

/** 'Jan', 'Feb' … in a language. */
export function monthNames(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}
