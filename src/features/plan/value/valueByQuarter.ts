import { quarterOf } from '@contract/scenarios/quarters';
import { certaintyOf, type Certainty, type PlanItem } from '../PlanItem';

/** Benefits of a quarter in millions, by certainty. Those that recur and those that come once are kept apart. */
export interface QuarterValue extends Record<Certainty, number> {
  /** Such as '2026-Q2'; null for benefits without a day. */
  quarter: string | null;
}

const NONE = { planned: 0, claimed: 0, confirmed: 0 };

/** The benefits by the quarter of their full effect; those without a day come last. Dropped items bring nothing. */
export function valueByQuarter(items: readonly PlanItem[], kind: 'year' | 'once'): QuarterValue[] {
  const quarters = new Map<string, QuarterValue>();
  for (const { status, benefit } of items) {
    const { benefit_m, benefit_kind, realM, fullOn } = benefit;
    if (status === 'dropped' || benefit_kind === null) continue;
    if ((benefit_kind === 'cash_once') !== (kind === 'once')) continue;
    const amount = realM ?? benefit_m;
    if (amount === null) continue;
    const quarter = fullOn === null ? null : quarterOf(fullOn);
    const key = quarter ?? '~';
    const value = quarters.get(key) ?? { quarter, ...NONE };
    value[certaintyOf(benefit)] += amount;
    quarters.set(key, value);
  }
  return [...quarters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
