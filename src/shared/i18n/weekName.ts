import { historyWeekOf, parseHistoryWeek } from '@contract/scoring/weeks';

/** The name of a week, 1 … 52: 'W03', in Spanish 'S03'. */
export const weekLabel = (week: number, language: string): string =>
  `${language === 'es' ? 'S' : 'W'}${String(week).padStart(2, '0')}`;

/** How a week such as '2026-W43' is shown: 'W43', with its year unless it is `now`'s. */
export function weekName(label: string, language: string, now: Date): string {
  const parsed = parseHistoryWeek(label);
  if (!parsed) return label;
  const name = weekLabel(parsed.week, language);
  return parsed.year === historyWeekOf(now).year ? name : `${name} ${parsed.year}`;
}
