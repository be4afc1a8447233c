import { memo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { namedSeries, SERIES, type SeriesKey } from '../series';
import styles from './Legend.module.css';
import { LineSwatch } from './LineSwatch';

/** Which line is whose; those that are switched off stay, dimmed, so that nothing moves. */
export const Legend = memo(function Legend({ hidden }: { hidden: readonly SeriesKey[] }) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {namedSeries(SERIES, nameOf).map((series) => (
        <li key={series.key} className={hidden.includes(series.key) ? styles.off : undefined}>
          <LineSwatch series={series} />
          {hidden.includes(series.key) ? <s>{series.title}</s> : series.title}
        </li>
      ))}
    </ul>
  );
});
