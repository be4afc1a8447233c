import { WEEKS_OF_QUARTER } from '@contract/scenarios/quarters';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import type { Comparison, ScenarioColumn } from './comparison';
import { useQuarterText } from './useQuarterText';

/** A row of the comparison, in words. */
export interface Measure {
  key: string;
  label: string;
  /** Without a scenario; `NO_MEASURE` where it says nothing. */
  nothing: string;
  /** In the order of the columns. */
  values: string[];
}

/** The value of a measure that says nothing. */
export const NO_MEASURE = '–';

/** The rows of the comparison. "At least" and "up to" are part of the words, so that a figure never stands alone. */
export function useMeasures({ now, nothing, columns }: Comparison, hasTarget: boolean): Measure[] {
  const { t } = useTranslation('plan');
  const { score, signed, number, oneDecimal, shortDay } = useFormats();
  const { money } = useMoney();
  const quarterText = useQuarterText();
  const row = (
    key: string,
    label: string,
    none: string,
    textOf: (one: ScenarioColumn) => string,
  ) => {
    return { key, label, nothing: none, values: columns.map(textOf) };
  };
  const average = (value: number | null) => (value === null ? NO_MEASURE : score(value));
  const atPace = (isIt: boolean, text: string) =>
    isIt ? t('compare.atPace', { value: text }) : text;
  const nothingTotal = atPace(nothing.until !== null, average(nothing.total));
  const nothingDay =
    nothing.targetDay === null
      ? t('compare.notReached')
      : atPace(nothing.isDayAtPace, shortDay(nothing.targetDay));
  const upTo = (amount: number) =>
    amount === 0 ? NO_MEASURE : t('compare.upTo', { amount: money(amount) });
  // At least so long: the cost is at least the known one, and the benefit at most the sum.
  const months = (value: number | null) =>
    value === null
      ? NO_MEASURE
      : t('compare.atLeast', {
          amount: t('compare.months', { count: value, months: oneDecimal(value) }),
        });
  const weeks = ({ figures: { rising } }: ScenarioColumn) =>
    rising.withoutWeeks === 0
      ? number(rising.weeks)
      : t('compare.atLeast', { amount: number(rising.weeks) });
  const load = ({ largest, scenario }: ScenarioColumn) => {
    if (!largest) return NO_MEASURE;
    const owner = scenario.items.find(({ owner_id }) => owner_id === largest.owner_id)?.ownerName;
    const words = {
      weeks: number(largest.weeks),
      owner: owner ?? '',
      quarter: quarterText(largest.quarter),
    };
    return largest.isTooMuch
      ? t('compare.tooMuch', { ...words, most: WEEKS_OF_QUARTER })
      : t('compare.loadOf', words);
  };

  return [
    row('average', t('compare.average'), nothingTotal, ({ figures }) =>
      figures.then.total === null || now.total === null
        ? NO_MEASURE
        : `${score(figures.then.total)} (${signed(shownDifference(now.total, figures.then.total))})`,
    ),
    ...(hasTarget
      ? [
          row('target', t('compare.targetDay'), nothingDay, ({ targetDay }) =>
            targetDay === null ? t('compare.notReached') : shortDay(targetDay),
          ),
        ]
      : []),
    row('actions', t('compare.actions'), '0', ({ scenario }) => String(scenario.items.length)),
    row('cost', t('compare.cost'), NO_MEASURE, ({ figures: { costM, notCosted } }) =>
      notCosted === 0 ? money(costM) : t('compare.atLeast', { amount: money(costM) }),
    ),
    row('notCosted', t('compare.notCosted'), NO_MEASURE, ({ figures }) =>
      String(figures.notCosted),
    ),
    row('year', t('compare.year'), NO_MEASURE, ({ figures }) => upTo(figures.yearM)),
    row('once', t('compare.once'), NO_MEASURE, ({ figures }) => upTo(figures.onceM)),
    row('payback', t('compare.payback'), NO_MEASURE, ({ paybackMonths }) => months(paybackMonths)),
    row('weeks', t('compare.weeks'), NO_MEASURE, weeks),
    row('load', t('compare.largestLoad'), NO_MEASURE, load),
  ];
}
