import { roundAverage } from '@contract/scoring/numbers/averages';

/** Formats a time as "13 May 2026 at 10:00 UTC", in one language. */
export function momentIn(locale: string) {
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (iso: string): string => `${time.format(new Date(iso))} UTC`;
}

/** Formats a day such as '2026-05-13' as "13 May", in one language. */
export function dayIn(locale: string) {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day: string): string => format.format(new Date(day));
}

/** Formats an average or a change of one with one decimal, in one language. */
export function decimalIn(locale: string) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (value: number): string => format.format(roundAverage(value, 1));
}
