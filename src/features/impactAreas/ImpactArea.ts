import { IMPACT_AREA_NAMES } from '@contract/impactAreas';

export interface ImpactArea {
  /** '1' … '7'. */
  number: string;
  title: string;
  /** Share of the area's activities that are done: 0–100, unrounded. */
  completed: number;
}

export interface ImpactAreaWithCurrent extends ImpactArea {
  /** The id of the activity to continue with; null in an area without activities. */
  currentId: string | null;
}

export function toImpactArea({ name, completed }: { name: string; completed: number }): ImpactArea {
  return { number: name, title: impactAreaTitle(name), completed };
}

/** What a person can do with an area's activities; it selects the label of the card's button. */
export type AreaAction = 'view' | 'start' | 'continue' | 'review';

export function areaAction({ completed }: ImpactArea, canEdit: boolean): AreaAction {
  if (!canEdit) return 'view';
  if (completed === 0) return 'start';
  return completed < 100 ? 'continue' : 'review';
}

/** The name of area '1' … '7'; any other value is returned unchanged. */
export function impactAreaTitle(number: string): string {
  return IMPACT_AREA_NAMES[Number(number) - 1] ?? number;
}

const TOP = 5;

/** The five most complete areas, in descending order. Equally complete areas keep their order. */
export function topAreas<T extends ImpactArea>(areas: readonly T[]): T[] {
  return areas.toSorted((a, b) => b.completed - a.completed).slice(0, TOP);
}

/** The next area after this one that is not complete, from the last on to the first; undefined if there is none. */
export function nextUnfinishedArea<T extends ImpactArea>(
  areas: readonly T[],
  number: string,
): T | undefined {
  const index = areas.findIndex((area) => area.number === number);
  return firstUnfinished([...areas.slice(index + 1), ...areas.slice(0, Math.max(index, 0))]);
}

/** The first area that is not complete; undefined when all are. */
export function firstUnfinished<T extends ImpactArea>(areas: readonly T[]): T | undefined {
  return areas.find(({ completed }) => completed < 100);
}
