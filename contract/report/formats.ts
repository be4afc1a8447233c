import type { Language } from '../language';
import { roundAverage } from '../scoring/numbers/averages';
import { decimalsOf } from '../scoring/numbers/shownAverage';

/** How a report writes figures and days. */
export interface ReportFormats {
  /** One decimal; more only where the rounded average would have another grade. */
  average: (value: number) => string;
  /** Two decimals and a sign. */
  change: (value: number) => string;
  /** A share of 0 to 1 in percent. */
  percent: (share: number) => string;
  /** Millions of the unit: '3.1 M USD'. */
  money: (millions: number, unit: string) => string;
  /** One decimal. */
  points: (value: number) => string;
  /** A day or a time in UTC: '13 May 2026'. */
  day: (moment: string) => string;
}

const DECIMAL_SIGN: Record<Language, string> = { en: '.', es: ',' };
const PERCENT: Record<Language, string> = { en: '%', es: ' %' };
const MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
};

/**
 * Texts are written without the device's locale data, so that the same review has the same texts everywhere, in
 * characters that the standard fonts of PDF have.
 */
export function reportFormats(language: Language): ReportFormats {
  const decimals = (value: number, digits: number) =>
    roundAverage(value, digits).toFixed(digits).replace('.', DECIMAL_SIGN[language]);
  const months = MONTHS[language].split(' ');
  return {
    average: (value) => decimals(value, decimalsOf(value, 1)),
    change: (value) => {
      const text = decimals(Math.abs(value), 2);
      if (roundAverage(value, 2) === 0) return text;
      return `${value > 0 ? '+' : '-'}${text}`;
    },
    percent: (share) => `${String(Math.round(roundAverage(share * 100, 4)))}${PERCENT[language]}`,
    money: (millions, unit) => `${decimals(millions, 1)} M ${unit}`,
    points: (value) => decimals(value, 1),
    day: (moment) => {
      const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-');
      return `${String(Number(day))} ${months[Number(month) - 1] ?? ''} ${year}`;
    },
  };
}
