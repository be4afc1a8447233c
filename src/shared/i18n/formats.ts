import { roundAverage } from '@contract/scoring/numbers/averages';
import { decimalsOf } from '@contract/scoring/numbers/shownAverage';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Formats numbers and dates in one language. */
export interface Formats {
  /** With two decimals, as every score in charts and tables. */
  score: (value: number) => string;
  /** With one decimal: how much a rating moved. */
  oneDecimal: (value: number) => string;
  /** An average beside its grade: with one or two decimals, and with more where the figure would have another grade. */
  graded: (average: number, least: 1 | 2) => string;
  /** With two decimals and a sign; a value that rounds to 0 has none. */
  signed: (value: number) => string;
  /** A whole percentage, 0–100: '90%', in Spanish '90 %'. */
  percent: (value: number) => string;
  /** With up to two decimals. */
  number: (value: number) => string;
  /** The decimal separator. */
  decimalSign: string;
  /** The local date of a time, with the month's name. */
  longDate: (moment: string) => string;
  /** The local date of a time, short: 'Nov 22, 2026'. */
  shortDate: (moment: string) => string;
  /** A day such as '2026-12-31' as 'Dec 31', with the year unless it is the current one in UTC. */
  shortDay: (day: string) => string;
  /** Date and time, from ms since the epoch. */
  dayAndTime: (moment: number) => string;
  /** A number of days in words, from 1 on: '2 weeks' for 14, '30 days' for 30. */
  period: (days: number) => string;
  /** 'one, two, and three'. */
  list: (items: readonly string[]) => string;
}

const cache = new Map<string, Formats>();

export function formatsOf(language: string): Formats {
  const formats = cache.get(language) ?? makeFormats(language);
  cache.set(language, formats);
  return formats;
}

function makeFormats(language: string): Formats {
  // Creating one takes several milliseconds, and most pages need one or two.
  const short = lazily(() => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }));
  const withDecimals = (decimals: number) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const two = lazily(() => withDecimals(2));
  const one = lazily(() => withDecimals(1));
  const inPercent = lazily(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const score = (value: number) => two().format(roundAverage(value, 2));
  const oneDecimal = (value: number) => one().format(roundAverage(value, 1));
  const moment = lazily(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const inUnit = (unit: 'week' | 'day') =>
    lazily(() => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
  const [weeks, inDays] = [inUnit('week'), inUnit('day')];
  const list = lazily(() => new Intl.ListFormat(language));
  const long = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
  const medium = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  // Days are in UTC, as the server counts them.
  const inYear = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const dayInYear = lazily(() => new Intl.DateTimeFormat(language, inYear));
  const dayAndYear = lazily(
    () => new Intl.DateTimeFormat(language, { ...inYear, year: 'numeric' }),
  );
  return {
    score,
    oneDecimal,
    graded: (average, least) => {
      const decimals = decimalsOf(average, least);
      if (decimals === least) return least === 1 ? oneDecimal(average) : score(average);
      return withDecimals(decimals).format(roundAverage(average, decimals));
    },
    signed: (value) => {
      const digits = score(Math.abs(value));
      if (digits === score(0)) return digits;
      // A minus is as wide as a plus; a hyphen is not.
      return `${value > 0 ? '+' : '−'}${digits}`;
    },
    percent: (value) => inPercent().format(value / 100),
    number: (value) => short().format(value),
    get decimalSign() {
      const parts = two().formatToParts(0);
      return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    },
    // A text that is not a date is returned unchanged.
    longDate: (day) => (Number.isNaN(Date.parse(day)) ? day : long().format(new Date(day))),
    shortDate: (at) => medium().format(new Date(at)),
    shortDay: (day) => {
      const isThisYear = day.startsWith(new Date().toISOString().slice(0, 4));
      return (isThisYear ? dayInYear : dayAndYear)().format(new Date(day));
    },
    dayAndTime: (at) => (Number.isNaN(at) ? '' : moment().format(at)),
    period: (days) => (days % 7 === 0 ? weeks().format(days / 7) : inDays().format(days)),
    list: (items) => list().format(items),
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The formats of the active language. */
export function useFormats(): Formats {
  return formatsOf(useTranslation('shared').language);
}
