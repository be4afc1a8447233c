import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import styles from './Compare.module.css';
import type { Comparison, ScenarioColumn } from './comparison';

/** Which scenario raises the Global Average most, and for how much, in one sentence; nothing without an average. */
export function CompareLead({ columns }: Comparison) {
  const { t } = useTranslation('plan');
  const { score } = useFormats();
  const { money } = useMoney();
  const ranked = columns
    .flatMap((column) => {
      const { total } = column.figures.then;
      return total === null ? [] : [{ column, total }];
    })
    .sort((a, b) => b.total - a.total);
  const [best, other] = ranked;
  if (!best) return null;
  const costOf = ({ figures: { costM, notCosted } }: ScenarioColumn) =>
    notCosted === 0 ? money(costM) : t('compare.atLeast', { amount: money(costM) });
  const words = {
    best: best.column.scenario.name,
    average: score(best.total),
    cost: costOf(best.column),
  };
  return (
    <p className={styles.lead}>
      {other
        ? t('compare.leadOther', {
            ...words,
            more: score(best.total - other.total),
            other: other.column.scenario.name,
            otherCost: costOf(other.column),
          })
        : t('compare.lead', words)}
    </p>
  );
}
