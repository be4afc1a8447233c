import { useTranslation } from '@/shared/i18n/useTranslation';

/** Formats numbers and dates in one language. */
export interface Formats {
  /** With two decimals, as every score in charts and tables. */
  score: (value: number) => string;
  /** With up to two decimals. */
  number: (value: number) => string;
  /** The decimal separator. */
  decimalSign: string;
  /** The local date of a time, with the month's name. */
  longDate: (moment: string) => string;
  /** Date and time, from ms since the epoch. */
  dayAndTime: (moment: number) => string;
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
  const two = lazily(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const moment = lazily(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const long = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
  return {
    // Rounds with toFixed like the rest of the app, because Intl rounds halves differently.
    score: (value) => two().format(Number(value.toFixed(2))),
    number: (value) => short().format(value),
    get decimalSign() {
      const parts = two().formatToParts(0);
      return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    },
    // A text that is not a date is returned unchanged.
    longDate: (day) => (Number.isNaN(Date.parse(day)) ? day : long().format(new Date(day))),
    dayAndTime: (at) => (Number.isNaN(at) ? '' : moment().format(at)),
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
