import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { differencesOf, type Difference } from './differences';
import { weekLabel } from '@/shared/i18n/weekName';
import styles from './DifferencesCard.module.css';
import { ExplainedCaption } from './ExplainedCaption';
import { LineSwatch } from '../chart/LineSwatch';
import { drawnValues } from '../model/drawnValues';
import { PairChart, PairSwatch } from './PairChart';
import { useEvolutionView, yearOf } from '../card/useEvolutionView';

interface Props {
  companyId: string;
  comparedId: string;
}

/** The differences between two companies, by driver. */
export function DifferencesCard({ companyId, comparedId }: Props) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  const { companies, year, range } = useEvolutionView({ companyId, comparedId });
  const [own, other] = companies.map((one) => (one.state === 'ready' ? one.data : null));
  if (companies.some(({ state }) => state === 'loading')) return <div className={styles.loading} />;
  if (!own || !other) return null;
  const [ownYear, otherYear] = [yearOf(own, year), yearOf(other, year)];
  const names = { shown: own.companyName, compared: other.companyName };

  const caption = t('differences.caption', { ...names, year });

  return (
    <Card title={t('differences.title')}>
      <table className={styles.table} aria-label={caption}>
        <caption>
          <ExplainedCaption more={<span>{t('explain.difference')}</span>}>
            {caption}
          </ExplainedCaption>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('differences.driver')}</th>
            <th scope="col">
              <PairSwatch line="shown" />
              {names.shown}
            </th>
            <th scope="col">
              <PairSwatch line="compared" />
              {names.compared}
            </th>
            <th scope="col">{t('differences.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(ownYear, otherYear).map((row) => (
            <DifferenceRow key={row.series.key} row={row}>
              <PairChart
                shown={ownYear ? drawnValues(ownYear, row.series.key) : []}
                compared={otherYear ? drawnValues(otherYear, row.series.key) : []}
                range={range}
                color={row.series.color}
                label={t('differences.trend', { ...names, year, driver: nameOf(row.series.title) })}
              />
            </DifferenceRow>
          ))}
        </tbody>
      </table>
      <Typography.Text type="secondary">{t('differences.hint')}</Typography.Text>
    </Card>
  );
}

function DifferenceRow({ row, children }: { row: Difference; children: ReactNode }) {
  const { t, language } = useTranslation('evolution');
  const nameOf = useNames();
  const formats = useFormats();
  const score = (value: number | null) => (value === null ? t('table.none') : formats.score(value));

  return (
    <tr>
      <th scope="row">
        <div className={styles.row}>
          <span className={styles.driver}>
            <LineSwatch series={row.series} />
            {nameOf(row.series.title)}{' '}
            {row.week !== null && (
              <Typography.Text type="secondary" className={styles.week}>
                {weekLabel(row.week, language)}
              </Typography.Text>
            )}
          </span>
          {children}
        </div>
      </th>
      <td>{score(row.shown)}</td>
      <td>{score(row.compared)}</td>
      <td>{row.difference === null ? t('table.none') : formats.signed(row.difference)}</td>
    </tr>
  );
}
