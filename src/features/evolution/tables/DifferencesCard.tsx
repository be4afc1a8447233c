import { Card, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { differencesOf, type Difference } from './differences';
import { weekLabel } from '../Evolution';
import styles from './DifferencesCard.module.css';
import { ExplainedCaption } from './ExplainedCaption';
import { LineSwatch } from '../chart/LineSwatch';
import { useEvolutionView, yearOf } from '../card/useEvolutionView';

interface Props {
  companyId: string;
  comparedId: string;
}

/** The differences between two companies, by driver. */
export function DifferencesCard({ companyId, comparedId }: Props) {
  const { t } = useTranslation('evolution');
  const { companies, year } = useEvolutionView({ companyId, comparedId });
  const [own, other] = companies.map((one) => (one.state === 'ready' ? one.data : null));
  if (!own || !other) return null;
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
            <th scope="col">{names.shown}</th>
            <th scope="col">{names.compared}</th>
            <th scope="col">{t('differences.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(yearOf(own, year), yearOf(other, year)).map((row) => (
            <DifferenceRow key={row.series.key} row={row} />
          ))}
        </tbody>
      </table>
      <Typography.Text type="secondary">{t('differences.hint')}</Typography.Text>
    </Card>
  );
}

function DifferenceRow({ row }: { row: Difference }) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  const formats = useFormats();
  const score = (value: number | null) => (value === null ? t('table.none') : formats.score(value));

  return (
    <tr>
      <th scope="row">
        <span className={styles.driver}>
          <LineSwatch series={row.series} />
          {nameOf(row.series.title)}{' '}
          {row.week !== null && (
            <Typography.Text type="secondary" className={styles.week}>
              {weekLabel(row.week)}
            </Typography.Text>
          )}
        </span>
      </th>
      <td>{score(row.shown)}</td>
      <td>{score(row.compared)}</td>
      <td>{row.difference === null ? t('table.none') : formats.signed(row.difference)}</td>
    </tr>
  );
}
