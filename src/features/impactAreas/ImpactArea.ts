import { percentageOf } from '@contract/scoring/percentages';
import type { Progress } from '@contract/scoring/progress';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';

export interface ImpactArea {
  /** '1' … '7'. */
  number: string;
  title: string;
  /** Share of the area's activities that are done: 0–100, unrounded. */
  completed: number;
  /** How many of its activities are done; absent where the server does not count them. */
  counts?: AreaCounts | undefined;
  /** The name, with its number, of the activity to continue with; absent where it is not known. */
  currentName?: string | undefined;
}

interface AreaCounts {
  answered: number;
  total: number;
}

export interface ImpactAreaWithCurrent extends ImpactArea {
  /** The id of the activity to continue with; null in an area without activities. */
  currentId: string | null;
}

interface AreaDto {
  name: string;
  completed: number;
  current_name?: string | null;
  answered?: number | null;
  total?: number | null;
}

export function toImpactArea(area: AreaDto): ImpactArea {
  const { name, completed, current_name: currentName, answered, total } = area;
  return {
    number: name,
    title: impactAreaTitle(name),
    completed,
    ...(typeof answered === 'number' &&
      typeof total === 'number' && { counts: { answered, total } }),
    ...(currentName && { currentName }),
  };
}

/** The progress of all areas together; null where one of them is not counted, or without activities. */
export function overallProgress(areas: readonly ImpactArea[]): Progress | null {
  const counts = areas.flatMap((area) => area.counts ?? []);
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  if (counts.length < areas.length || total === 0) return null;
  const answered = counts.reduce((sum, one) => sum + one.answered, 0);
  return { answered, total, completed: percentageOf(answered, total) };
}

/** The next step that a person can take in an area; it selects the label of the card's button. */
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
