import { historyWeekOf, parseHistoryWeek } from '@contract/scoring/weeks';

/** How a week such as '2026-W43' is shown, in every language: 'W43', with its year unless it is `now`'s. */
export function weekName(label: string, now: Date): string {
  const parsed = parseHistoryWeek(label);
  if (!parsed) return label;
  const name = label.slice(-3);
  return parsed.year === historyWeekOf(now).year ? name : `${name} ${parsed.year}`;
}
