import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './Compare.module.css';
import { isAtPace, type Comparison } from './comparison';
import type { Scenario } from './Scenario';
import { ScenarioActions } from './ScenarioActions';
import { NO_MEASURE, useMeasures } from './useMeasures';

interface Props {
  companyId: string;
  comparison: Comparison;
  hasTarget: boolean;
  /** null for people who may not change the plan. */
  onPlan: ((scenario: Scenario) => void) | null;
}

/** The scenarios as columns beside "do nothing"; on a phone a card each. */
export function CompareTable({ companyId, comparison, hasTarget, onPlan }: Props) {
  const { t } = useTranslation('plan');
  const isMobile = useIsMobile();
  const measures = useMeasures(comparison, hasTarget);
  const { columns } = comparison;
  const nothingName = (
    <>
      {t('compare.nothing')}
      {isAtPace(comparison) && <span className={styles.note}>{t('compare.nothingAtPace')}</span>}
    </>
  );
  const heading = ({ name, note, isChosen }: Scenario) => (
    <>
      {name}
      {isChosen && <span className={styles.chosen}>{t('compare.chosen')}</span>}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </>
  );

  if (isMobile) {
    const cards = [
      { key: 'nothing', title: nothingName, values: measures.map((one) => one.nothing) },
      ...columns.map(({ scenario }, index) => ({
        key: scenario.id,
        title: heading(scenario),
        scenario,
        values: measures.map(({ values }) => values[index] ?? ''),
      })),
    ];
    return (
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.key} className={styles.card}>
            <h2 className={styles.cardTitle}>{card.title}</h2>
            <dl className={styles.measures}>
              {measures.map(({ key, label }, index) => {
                const value = card.values[index];
                // Without a scenario most measures say nothing.
                if (card.key === 'nothing' && value === NO_MEASURE) return null;
                return (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                );
              })}
            </dl>
            {'scenario' in card && onPlan && (
              <ScenarioActions companyId={companyId} scenario={card.scenario} onPlan={onPlan} />
            )}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={utilities.visuallyHidden}>{t('compare.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{nothingName}</th>
            {columns.map(({ scenario }) => (
              <th key={scenario.id} scope="col">
                {heading(scenario)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(({ key, label, nothing: none, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{none}</td>
              {values.map((value, index) => (
                <td key={columns[index]?.scenario.id}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {onPlan && (
          <tfoot className={styles.actions}>
            <tr>
              <td />
              <td />
              {columns.map(({ scenario }) => (
                <td key={scenario.id}>
                  <ScenarioActions companyId={companyId} scenario={scenario} onPlan={onPlan} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
