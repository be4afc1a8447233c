import type { PlanItemRow } from '@server/store/tables';

const BENEFIT_FIELDS = ['benefit_m', 'benefit_kind', 'full_on', 'benefit_real_m'] as const;

/** The fields of an item without a benefit. */
export const NO_BENEFIT = {
  benefit_m: null,
  benefit_kind: null,
  full_on: null,
  benefit_real_m: null,
  benefit_by: null,
  confirmed_by: null,
  confirmed_on: null,
} as const;

/**
 * An item after a change by a person. A changed benefit is a claim again, and so is one of an item that now belongs to
 * the person who confirmed it.
 */
export function withClaim(item: PlanItemRow, before: PlanItemRow, by: string): PlanItemRow {
  const isChanged = BENEFIT_FIELDS.some(
    (field) => (item[field] ?? null) !== (before[field] ?? null),
  );
  const claimed = { confirmed_by: null, confirmed_on: null };
  if (isChanged) return { ...item, ...claimed, benefit_by: by };
  const confirmer = item.confirmed_by ?? null;
  return confirmer !== null && confirmer === item.owner_id ? { ...item, ...claimed } : item;
}

/** The problems of an item's benefit, by field. */
export function benefitProblems(item: PlanItemRow): Record<string, string> {
  const hasAmount = (item.benefit_m ?? null) !== null || (item.benefit_real_m ?? null) !== null;
  return hasAmount && (item.benefit_kind ?? null) === null
    ? { benefit_kind: 'Choose the kind of the benefit.' }
    : {};
}
