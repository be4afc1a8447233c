import {
  compareHistoryWeeks,
  endOfHistoryWeek,
  historyWeekOf,
  parseHistoryWeek,
  type HistoryWeek,
} from '@contract/scoring/weeks';
import { badInput } from '../errors';

/** A point in time at which a company's answers are compared. */
export interface Moment {
  /** As the client named it: 'now', or a week such as '2026-W43'. */
  label: string;
  week: HistoryWeek;
  /** Exclusive end of the week; null for now. */
  end: string | null;
}

/** Reads two moments; BAD_USER_INPUT for an unknown or future week, or a `from` after `to`. */
export function readMoments(from: string, to: string, now: Date) {
  const moments = { from: readMoment(from, now), to: readMoment(to, now) };
  if (compareHistoryWeeks(moments.from.week, moments.to.week) > 0 || isNow(moments.from)) {
    throw badInput('The first moment has to be earlier than the second one.');
  }
  return moments;
}

const isNow = ({ end }: Moment) => end === null;

function readMoment(label: string, now: Date): Moment {
  const thisWeek = historyWeekOf(now);
  if (label === 'now') return { label, week: thisWeek, end: null };
  const week = parseHistoryWeek(label);
  if (!week)
    throw badInput(`${label.slice(0, 20)} is not a week. Use a week such as 2026-W43, or now.`);
  if (compareHistoryWeeks(week, thisWeek) > 0)
    throw badInput(`The week ${label} is in the future.`);
  return { label, week, end: endOfHistoryWeek(week).toISOString() };
}
