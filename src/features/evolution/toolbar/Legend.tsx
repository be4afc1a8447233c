import { memo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { namedSeries, SERIES, type SeriesKey } from '../series';
import styles from './Legend.module.css';
import { LineSwatch } from '../chart/LineSwatch';

interface Props {
  hidden: readonly SeriesKey[];
  onToggle: (key: SeriesKey) => void;
}

/**
 * The names of the chart's lines, as buttons that show and hide them. Hidden ones are dimmed and
 * keep their place.
 */
export const Legend = memo(function Legend({ hidden, onToggle }: Props) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {namedSeries(SERIES, nameOf).map((series) => {
        const isHidden = hidden.includes(series.key);
        return (
          <li key={series.key} className={isHidden ? styles.off : undefined}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={!isHidden}
              onClick={() => onToggle(series.key)}
            >
              <LineSwatch series={series} />
              {isHidden ? <s>{series.title}</s> : series.title}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
