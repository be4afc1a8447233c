import { useMemo } from 'react';
import { compareScenarios, sumDifferences } from '@contract/scenarios/compareScenarios';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import type { RankedAction } from '../Answers';
import styles from './Compare.module.css';
import type { Scenario } from './Scenario';

interface Props {
  actions: readonly RankedAction[];
  scenarios: readonly Scenario[];
}

/** What each further scenario has that the first one has not, and the other way round, action by action. */
export function Differences({ actions, scenarios }: Props) {
  const { t } = useTranslation('plan');
  const [first, ...others] = scenarios;
  if (!first || others.length === 0) return <p>{t('compare.oneOnly')}</p>;
  return others.map((other) => (
    <PairOf key={other.id} actions={actions} first={first} second={other} />
  ));
}

interface PairProps {
  actions: readonly RankedAction[];
  first: Scenario;
  second: Scenario;
}

function PairOf({ actions, first, second }: PairProps) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const { money } = useMoney();
  const names = useMemo(() => new Map(actions.map(({ id, name }) => [id, name])), [actions]);
  const { onlyFirst, onlySecond, otherAim } = useMemo(
    () => compareScenarios(actions, first.items, second.items),
    [actions, first, second],
  );
  const parts = [
    { key: 'first', name: first.name, list: onlyFirst, label: 'compare.onlyIn' },
    { key: 'second', name: second.name, list: onlySecond, label: 'compare.onlyIn' },
    { key: 'aim', name: second.name, list: otherAim, label: 'compare.otherAim' },
  ] as const;
  const filled = parts.filter(({ list }) => list.length > 0);
  if (filled.length === 0) {
    return <p>{t('compare.same', { first: first.name, second: second.name })}</p>;
  }
  return filled.map(({ key, name, list, label }) => {
    const sums = sumDifferences(actions, list);
    // A gain of the first scenario alone counts against the second one.
    const gain = key === 'first' ? -sums.gain : sums.gain;
    const cost =
      sums.notCosted === 0
        ? money(sums.costM)
        : t('compare.atLeast', { amount: money(sums.costM) });
    return (
      <details key={key} className={styles.difference}>
        <summary>{t(label, { name, count: sums.count, gain: signed(gain), cost })}</summary>
        <ul>
          {list.map(({ activity_id, aims: [a, b], gain: own }) => (
            <li key={activity_id}>
              {names.get(activity_id) ?? activity_id}
              <span className={styles.note}>
                {`${String(a ?? '–')} → ${String(b ?? '–')} · ${signed(own)}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
