import type { Person } from './person';

/** What a server has acknowledged of a run of saves, also across its restarts. */
export interface SaveRun {
  /** The value that was sent last; values ascend. */
  value: number;
  /** The number of acknowledged saves. */
  count: number;
  /** The highest acknowledged value by activity. */
  readonly acknowledged: Map<string, number>;
}

export const newSaveRun = (): SaveRun => ({ value: 0, count: 0, acknowledged: new Map() });

interface SaveStreams {
  /** From then on no save begins, and those under way may fail. */
  stop: () => void;
  /** Rejects if a save was refused before `stop`. */
  ended: Promise<unknown>;
}

/** Saves ascending weeks of work, one save after the other in each activity. `fieldsOf` adds fields to a save. */
export function startSaving(
  person: Person,
  activities: readonly string[],
  run: SaveRun,
  fieldsOf: (value: number) => Record<string, string> = () => ({}),
): SaveStreams {
  let wasStopped = false;
  const isStopped = () => wasStopped;
  const stream = async (activity_id: string) => {
    while (!isStopped()) {
      const value = ++run.value;
      const fields = { activity_id, timeWeeks: String(value), ...fieldsOf(value) };
      try {
        const { status } = await person.save(fields);
        if (status !== 200) throw new Error(`A save got the status ${String(status)}`);
      } catch (error) {
        if (isStopped()) return;
        throw error;
      }
      run.acknowledged.set(activity_id, value);
      run.count++;
    }
  };
  const stop = () => {
    wasStopped = true;
  };
  return { stop, ended: Promise.all(activities.map(stream)) };
}
