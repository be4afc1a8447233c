import { useTranslation } from '@/shared/i18n/useTranslation';

/** Figures and dates as a language writes them. */
export interface Formats {
  /** With two decimals: every score in charts and tables. */
  score: (value: number) => string;
  /** With as many decimals as it needs, two at most. */
  number: (value: number) => string;
  /** Between a number and its decimals. */
  decimalSign: string;
  /** The day of a moment, in words, where the person is. */
  longDate: (moment: string) => string;
  /** Day and time of a moment, ms since the epoch. */
  dayAndTime: (moment: number) => string;
}

const known = new Map<string, Formats>();

export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

function makeFormats(language: string): Formats {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const two = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return {
    // Rounded as everywhere else, then written: two ways to round would differ at the half.
    score: (value) => two.format(Number(value.toFixed(2))),
    number: (value) => short.format(value),
    decimalSign: two.formatToParts(0).find(({ type }) => type === 'decimal')?.value ?? '.',
    // What is no date is shown as it came.
    longDate: (day) => (Number.isNaN(Date.parse(day)) ? day : long.format(new Date(day))),
    dayAndTime: (at) => (Number.isNaN(at) ? '' : moment.format(at)),
  };
}

/** Those of the language that the page is in. */
export function useFormats(): Formats {
  return formatsOf(useTranslation('shared').language);
}
