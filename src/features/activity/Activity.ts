import { activityNumber, activityTitle } from '@contract/fields/naming';
import type { ActivityStatus } from '@contract/scoring/progress';
import { filterByText } from '@/shared/lib/filterByText';

/** An activity in a list. */
export interface ActivityItem {
  id: string;
  /** Dotted: '2.1.1.3'. */
  number: string;
  title: string;
  status: ActivityStatus;
  isNotApplicable: boolean;
}

export interface Activity {
  id: string;
  number: string;
  title: string;
  description: string | null;
  /** Number of its impact area, '1' … '7'. */
  area: string;
  /** What each two states mean for this action; empty for the general meanings. */
  anchors: readonly string[];
}

interface ActivityDto {
  id: string;
  name: string;
  /** Absent where it is not requested. */
  not_applicable?: boolean | null;
}

export function toActivityItem(
  { id, name, not_applicable: isNotApplicable }: ActivityDto,
  status: string,
): ActivityItem {
  return {
    id,
    number: activityNumber(name),
    title: activityTitle(name),
    status: status === 'done' || status === 'inprogress' ? status : 'todo',
    isNotApplicable: isNotApplicable === true,
  };
}

/** The activities whose number and title contain every typed word, in any case. */
export function findActivities<Item extends ActivityItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  return filterByText(items, typed, ({ number, title }) => `${number} ${title}`);
}

/**
 * The next unfinished activity after the current one; after the last it continues with the first. Null if all are
 * done.
 */
export function nextUnfinished(all: readonly ActivityItem[], currentId: string): string | null {
  const index = all.findIndex(({ id }) => id === currentId);
  const following = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))];
  return following.find(({ status }) => status !== 'done')?.id ?? null;
}

/** The ids of the activities before and after this one in the order of the list; null at either end. */
export function neighborsOf(all: readonly ActivityItem[], activityId: string) {
  const index = all.findIndex(({ id }) => id === activityId);
  if (index < 0) return { previous: null, next: null };
  return { previous: all[index - 1]?.id ?? null, next: all[index + 1]?.id ?? null };
}
