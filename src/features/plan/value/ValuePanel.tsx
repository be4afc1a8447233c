import { Card, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useQuarterText } from '../compare/useQuarterText';
import { CERTAINTIES, type Certainty, type PlanItem } from '../PlanItem';
import { valueByQuarter, type QuarterValue } from './valueByQuarter';
import styles from './ValuePanel.module.css';

interface Props {
  plan: readonly PlanItem[];
  onShowPlan: () => void;
}

/** What the plan brings by quarter: planned, claimed and confirmed. What recurs is never added to what comes once. */
export function ValuePanel({ plan, onShowPlan }: Props) {
  const { t } = useTranslation('plan');
  const year = valueByQuarter(plan, 'year');
  const once = valueByQuarter(plan, 'once');
  if (year.length === 0 && once.length === 0) {
    return (
      <EmptyPanel title={t('value.empty')}>
        <p>{t('value.emptyDetail')}</p>
        <PlainButton variant="primary" onClick={onShowPlan}>
          {t('value.toPlan')}
        </PlainButton>
      </EmptyPanel>
    );
  }
  return (
    <Card>
      <Flex vertical gap="middle">
        <Lead year={year} once={once} />
        <p className={styles.detail}>{t('value.detail')}</p>
        {year.length > 0 && <Chart title={t('value.year')} quarters={year} />}
        {once.length > 0 && <Chart title={t('value.once')} quarters={once} />}
      </Flex>
    </Card>
  );
}

const sumOf = (quarters: readonly QuarterValue[], names: readonly Certainty[] = CERTAINTIES) =>
  quarters.reduce((sum, one) => sum + names.reduce((all, name) => all + one[name], 0), 0);

/** What the plan brings in all, in one sentence. */
function Lead({ year, once }: Record<'year' | 'once', readonly QuarterValue[]>) {
  const { t } = useTranslation('plan');
  const { money } = useMoney();
  const amounts = { year: money(sumOf(year)), once: money(sumOf(once)) };
  const confirmed = sumOf(year, ['confirmed']);
  const key = once.length === 0 ? 'leadYear' : year.length === 0 ? 'leadOnce' : 'leadBoth';
  return (
    <p className={styles.lead}>
      {t(`value.${key}`, amounts)}{' '}
      {confirmed > 0 && t('value.leadConfirmed', { amount: money(confirmed) })}
    </p>
  );
}

interface ChartProps {
  title: string;
  quarters: readonly QuarterValue[];
}

/** A table whose amounts have bars; each certainty has a pattern of its own besides its color. */
function Chart({ title, quarters }: ChartProps) {
  const { t } = useTranslation('plan');
  const { money } = useMoney();
  const quarterText = useQuarterText();
  const largest = Math.max(...quarters.flatMap((one) => CERTAINTIES.map((name) => one[name])));
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <table className={styles.chart}>
        <thead>
          <tr>
            <th scope="col">{t('compare.quarterTitle')}</th>
            {CERTAINTIES.map((name) => (
              <th key={name} scope="col">
                {t(`value.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quarters.map((one) => (
            <tr key={one.quarter}>
              <th scope="row">{quarterText(one.quarter)}</th>
              {CERTAINTIES.map((name) => (
                <td key={name}>
                  {one[name] === 0 ? '–' : money(one[name])}
                  <span
                    aria-hidden
                    className={`${styles.bar} ${styles[name]}`}
                    style={{ inlineSize: `${(one[name] / (largest || 1)) * 100}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
