import { activityNumber, activityTitle } from '@contract/fields/naming';
import { HEALTH_RULES, type HealthRule } from '@contract/health/dataHealth';
import type { GetDataHealthQuery } from '@/shared/api/generated/operations';

/** The topic of a row: a rule, or a score that becomes stale within two weeks. */
export type HealthTopic = HealthRule | 'due_soon';
export const HEALTH_TOPICS: readonly HealthTopic[] = [...HEALTH_RULES, 'due_soon'];

export interface HealthItem {
  topic: HealthTopic;
  activityId: string;
  number: string;
  title: string;
  /** Number of the impact area, '1' … '7'. */
  area: string;
  /** null without an answer. */
  revision: number | null;
  /** ISO 8601; null if the topic has no beginning. */
  since: string | null;
  /** Its form depends on the topic; see HealthItem in the schema. */
  detail: string | null;
}

export interface DataHealth {
  scored: number;
  applicable: number;
  fresh: number;
  /** 0–1; null without a scored answer. */
  evidencedShare: number | null;
  /** The shares with shown evidence, and declared without it; null on a server without evidence, too. */
  shownShare: number | null;
  declaredOnly: number | null;
  /** The most important one first; those that are due soon last. */
  items: HealthItem[];
}

export function toDataHealth({ dataHealth }: GetDataHealthQuery): DataHealth {
  const { scored, applicable, fresh, evidenced_share, items, due_soon } = dataHealth;
  return {
    scored,
    applicable,
    fresh,
    evidencedShare: evidenced_share,
    shownShare: dataHealth.shown_share,
    declaredOnly: dataHealth.declared_only_share,
    items: [
      ...items.flatMap((item) => {
        const topic = HEALTH_RULES.find((rule) => rule === item.rule);
        // A newer server may have rules that this version does not know.
        return topic ? [toItem(topic, item)] : [];
      }),
      ...due_soon.map((item) => toItem('due_soon', item)),
    ],
  };
}

const toItem = (
  topic: HealthTopic,
  dto: GetDataHealthQuery['dataHealth']['items'][number],
): HealthItem => ({
  topic,
  activityId: dto.activity_id,
  number: activityNumber(dto.name),
  title: activityTitle(dto.name),
  area: dto.impact_area,
  revision: dto.revision,
  since: dto.since,
  detail: dto.detail,
});

/**
 * Whether so little is scored that a missing score is not a problem yet: less than a tenth of the applicable actions.
 */
export const isBarelyBegun = ({ scored, applicable }: DataHealth): boolean =>
  10 * scored < applicable;

/** The number of problems. Scores that are due soon, and those that are missing at the beginning, do not count yet. */
export const countToMend = (health: DataHealth): number =>
  health.items.filter(({ topic }) => isProblem(topic, health)).length;

/** Whether a row of this topic is a problem now. */
export const isProblem = (topic: HealthTopic, health: DataHealth): boolean =>
  topic !== 'due_soon' && !(topic === 'missing' && isBarelyBegun(health));

const CONFIRMABLE: readonly HealthTopic[] = [
  'stale',
  'due_soon',
  'leap',
  'one_value',
  'not_applicable_old',
  'plan_unmet',
];

/** Whether a confirmation that the answer is still true is a remedy. */
export const isConfirmable = ({ topic, revision }: HealthItem): boolean =>
  revision !== null && CONFIRMABLE.includes(topic);

/** Whether the item represents several actions of an area, of which a confirmation clears one. */
const isOfArea = ({ topic, detail }: HealthItem) =>
  topic === 'one_value' || (topic === 'not_applicable_old' && detail !== null);

/** Whether confirming the answer to this activity clears the item. */
export const isClearedBy = (item: HealthItem, activityId: string): boolean =>
  item.activityId === activityId && isConfirmable(item) && !isOfArea(item);
