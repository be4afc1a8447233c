import { daysBetween } from '../days';
import { compareAverages } from '../scoring/numbers/averages';
import type { SelectionSums } from '../priorities/priorities';

/** A value that is to be reached by a day on the way to a target. */
export interface Milestone {
  /** A day such as '2026-09-30'. */
  on: string;
  /** 1–10. */
  value: number;
}

/** The values that determine the path of a target. Days are such as '2026-12-31', in UTC. */
export interface TargetPath {
  start_on: string;
  /** 1–10. */
  start_average: number;
  /** The target, 1–10. */
  value: number;
  due_on: string;
  /** In the order of their days. */
  milestones: readonly Milestone[];
}

export const TARGET_STATUSES = ['reached', 'missed', 'on_course', 'behind', 'no_score'] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];

export const isTargetStatus = (word: string): word is TargetStatus =>
  TARGET_STATUSES.some((one) => one === word);

/** Limits on what a person may set. */
export const TARGET_LIMITS = {
  lowest: 1,
  highest: 10,
  milestones: 4,
  /** Of the reason, in characters. */
  reasonLength: 500,
  /** The fewest days from today to the due date. */
  daysAhead: 7,
} as const;

/** How far an average may be below the expected value and still be on course. */
const TOLERANCE = 0.1;

/**
 * The corners of a path: its start, the milestones between start and due date, and the target. A path that
 * starts on its due date or later consists of the target alone.
 */
export function pathPoints({ start_on, start_average, value, due_on, milestones }: TargetPath) {
  const end: Milestone = { on: due_on, value };
  if (start_on >= due_on) return [end];
  const between = milestones.filter(({ on }) => on > start_on && on < due_on);
  return [{ on: start_on, value: start_average }, ...between, end];
}

/**
 * The expected average on a day: on straight lines from the start through the milestones to the target.
 * Before the start it is the average at the start, and after the due date the target.
 */
export function expectedOn(path: TargetPath, day: string): number {
  const points = pathPoints(path);
  const next = points.findIndex(({ on }) => on >= day);
  const to = points[next];
  if (!to) return path.value;
  const from = points[next - 1];
  if (!from || to.on === day) return to.value;
  const share = daysBetween(from.on, day) / daysBetween(from.on, to.on);
  return from.value + (to.value - from.value) * share;
}

/** How an average compares with its target on a day. All figures are unrounded. */
export function targetStatus(
  path: TargetPath | null,
  average: number | null,
  { value, due_on, today }: { value: number; due_on: string; today: string },
): TargetStatus {
  if (average === null) return 'no_score';
  if (compareAverages(average, value) >= 0) return 'reached';
  if (today > due_on) return 'missed';
  // Without a path nothing is expected yet.
  if (path === null) return 'on_course';
  const least = expectedOn(path, today) - TOLERANCE;
  return compareAverages(average, least) >= 0 ? 'on_course' : 'behind';
}

/**
 * The averages if a selection of actions reached its aims. null if the company has no average of this driver;
 * `driver` is null for the Global Average.
 */
export function averageWith(
  sums: Pick<SelectionSums, 'gain' | 'driverGains'>,
  average: number | null,
  driver: string | null,
): number | null {
  if (average === null) return null;
  return average + (driver === null ? sums.gain : (sums.driverGains.get(driver) ?? 0));
}
