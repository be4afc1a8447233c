/** The quarter of a day: '2026-Q2' for '2026-05-13'. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${String(Math.ceil(Number(day.slice(5, 7)) / 3))}`;

/** A person's work in a quarter is marked above this many weeks, which is all of a quarter. */
export const WEEKS_OF_QUARTER = 13;

/** Work that is due in a quarter. */
interface DueWork {
  /** null for an action without an owner. */
  owner_id: string | null;
  due_on: string | null;
  /** null where the weeks are unknown. */
  weeks: number | null;
}

export interface QuarterLoad {
  owner_id: string | null;
  /** Such as '2026-Q2'; null for work without a due day. */
  quarter: string | null;
  /** The known weeks of work that are due in it. */
  weeks: number;
  /** The number of actions whose weeks are unknown. */
  withoutWeeks: number;
  isTooMuch: boolean;
}

/** The work by owner and quarter of its due day, the heaviest first. */
export function loadByQuarter(work: readonly DueWork[]): QuarterLoad[] {
  const loads = new Map<string, QuarterLoad>();
  for (const { owner_id, due_on, weeks } of work) {
    const quarter = due_on === null ? null : quarterOf(due_on);
    const key = JSON.stringify([owner_id, quarter]);
    const load = loads.get(key) ?? {
      ...{ owner_id, quarter },
      ...{ weeks: 0, withoutWeeks: 0, isTooMuch: false },
    };
    load.weeks += weeks ?? 0;
    load.withoutWeeks += weeks === null ? 1 : 0;
    load.isTooMuch = owner_id !== null && quarter !== null && load.weeks > WEEKS_OF_QUARTER;
    loads.set(key, load);
  }
  return [...loads.values()].sort((a, b) => b.weeks - a.weeks);
}

/** The heaviest load of one person in one quarter; null without work that has an owner and a due day. */
export const largestLoad = (work: readonly DueWork[]): QuarterLoad | null =>
  loadByQuarter(work).find(({ owner_id, quarter }) => owner_id !== null && quarter !== null) ??
  null;
