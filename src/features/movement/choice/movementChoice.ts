import { GLOBAL_AVERAGE, TOTAL } from '@contract/fields/naming';
import { compareReviews } from '@contract/reviews/reviews';
import {
  compareHistoryWeeks,
  historyWeekLabel,
  historyWeekOf,
  lastWeekEndedBy,
  parseHistoryWeek,
  weekAfter,
  type HistoryWeek,
} from '@contract/scoring/weeks';
import { weekLabel } from '@/shared/i18n/weekName';
import type { MovementLink } from '@/shared/routing/paths';
import { PRESET_DAYS, weekEndedBefore } from './presets';

export const NOW = 'now';

/** The explained change: of one average between two moments. */
export interface MovementChoice {
  /** A week such as '2026-W43', or a review such as 'review:<id>'. */
  from: string;
  /** A later week or review, or 'now'. */
  to: string;
  /** English name of a driver, or 'Global Average'. */
  driver: string;
  /** The names of reviews among the moments. */
  names?: Readonly<Partial<Record<string, string>>>;
}

/** A review as a moment. */
export interface ReviewChoice {
  /** 'review:<id>' */
  moment: string;
  name: string;
  asOf: string;
  takenAt: string;
}

/** The choices that a company offers. */
export interface MovementScope {
  /** All weeks that have ended since the history began, the earliest first. */
  weeks: readonly string[];
  /** The latest first. */
  reviews: readonly ReviewChoice[];
  drivers: readonly string[];
  now: Date;
}

/** The weeks from the first recorded one to the last that has ended; none in the first week. */
export function endedWeeks(first: HistoryWeek, now: Date): string[] {
  const last = lastWeekEndedBy(now);
  const weeks: string[] = [];
  for (let week = first; compareHistoryWeeks(week, last) <= 0; week = weekAfter(week)) {
    weeks.push(historyWeekLabel(week));
  }
  return weeks;
}

/**
 * The choice that an address makes. An unknown week or driver, and weeks in the wrong order, are replaced
 * by the defaults: from four weeks ago until now, Global Average. null without a week to begin with.
 */
export function chosenMovement(link: MovementLink, scope: MovementScope): MovementChoice | null {
  const { weeks, reviews, drivers } = scope;
  const [first] = weeks;
  if (first === undefined) return null;
  const moments = [...weeks, ...reviews.map(({ moment }) => moment)];
  const from =
    moments.find((one) => one === link.from) ?? weekEndedBefore(scope, PRESET_DAYS.weeks) ?? first;
  const to = moments.find((one) => one === link.to && isAfter(one, from, reviews)) ?? NOW;
  const driver = drivers.find((one) => one === link.driver) ?? GLOBAL_AVERAGE;
  const named = reviews.filter(({ moment }) => moment === from || moment === to);
  const names = Object.fromEntries(named.map(({ moment, name }) => [moment, name]));
  return { from, to, driver, ...(named.length > 0 && { names }) };
}

/** Whether a week or a review is later than another; a review within a week counts as later than it. */
export function isAfter(moment: string, than: string, reviews: readonly ReviewChoice[]): boolean {
  const [one, other] = [moment, than].map((label) =>
    reviews.find((review) => review.moment === label),
  );
  if (one && other) return compareReviews(sortable(one), sortable(other)) > 0;
  const weekOf = (label: string, review: ReviewChoice | undefined) =>
    review ? historyWeekLabel(historyWeekOf(new Date(review.asOf))) : label;
  const [week, otherWeek] = [weekOf(moment, one), weekOf(than, other)];
  return (one ?? other) ? week >= otherWeek : week > otherWeek;
}

const sortable = ({ asOf, takenAt }: ReviewChoice) => ({ as_of: asOf, taken_at: takenAt });

/** The address of a choice; the current moment and the Global Average are left out. */
export const linkOf = ({ from, to, driver }: MovementChoice): MovementLink => ({
  from,
  to: to === NOW ? undefined : to,
  driver: driver === GLOBAL_AVERAGE ? undefined : driver,
});

/** As on the wire. */
export const driverNameOf = (driver: string) => (driver === GLOBAL_AVERAGE ? TOTAL : driver);

/** How a week is named beside others: 'W43 2026'; any other moment is unchanged. */
export function weekWithYear(label: string, language: string): string {
  const week = parseHistoryWeek(label);
  return week ? `${weekLabel(week.week, language)} ${week.year}` : label;
}
