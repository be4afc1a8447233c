import { DAY_MS } from '@contract/days';
import { endOfHistoryWeek, parseHistoryWeek, weekBefore } from '@contract/scoring/weeks';
import { weekLabel } from '@/shared/i18n/weekName';

/**
 * A week with its days: 'W22 · 25–31 May', in Spanish 'S22 · 25–31 may', with the year unless it is the current one; any other moment is unchanged.
 * `now` is the current time.
 */
export function weekWithDays(label: string, language: string, now: Date): string {
  const week = parseHistoryWeek(label);
  if (!week) return label;
  const name = weekLabel(week.week, language);
  const first = endOfHistoryWeek(weekBefore(week));
  const last = new Date(endOfHistoryWeek(week).getTime() - DAY_MS);
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const from = String(first.getUTCDate());
  const to = `${String(last.getUTCDate())} ${month.format(last)}`;
  const days =
    first.getUTCMonth() === last.getUTCMonth()
      ? `${from}–${to}`
      : `${from} ${month.format(first)} – ${to}`;
  return `${week.year === now.getUTCFullYear() ? name : `${name} ${String(week.year)}`} · ${days}`;
}
