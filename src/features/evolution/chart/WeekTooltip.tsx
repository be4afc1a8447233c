import type { CSSProperties } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { weekLabel } from '@/shared/i18n/weekName';
import type { PlotInput } from '../model/plotModel';
import { driversIn, isPartial } from '../model/drawnValues';
import { GLOBAL_AVERAGE } from '../series';
import { shareOf } from '../period/weekWindow';
import { LineSwatch } from './LineSwatch';
import styles from './WeekTooltip.module.css';

interface Props extends PlotInput {
  week: number;
  /** Whether a press on a line says what moved it. */
  isPressable: boolean;
}

const percent = (share: number) => `${share * 100}%`;

/** The values of one week: a vertical line through the points, and the figures beside it. */
export function WeekTooltip({ week, isPressable, year, series, window, range, language }: Props) {
  const { t } = useTranslation('evolution');
  const { score } = useFormats();
  const at = shareOf(window, week);
  const points = series.map((one) => ({
    ...one,
    value: year.values[one.key][week - 1] ?? null,
    isDrawn: one.key !== GLOBAL_AVERAGE || !isPartial(year, week),
  }));
  const heightOf = (value: number) => (value - range.min) / (range.max - range.min);
  const isLate = at > 0.5;
  const averaged = driversIn(year, week);
  const note =
    averaged === 0
      ? t('explain.noData')
      : isPartial(year, week)
        ? t('explain.partial', { count: averaged })
        : t('explain.tooltip', { count: averaged });

  return (
    <>
      <div className={styles.line} style={{ insetInlineStart: percent(at) }} />
      {points.map(
        ({ key, color, value, isDrawn }) =>
          value !== null &&
          isDrawn && (
            <span
              key={key}
              className={`${styles.point} ${key === GLOBAL_AVERAGE ? styles.edged : ''}`}
              style={{
                insetInlineStart: percent(at),
                insetBlockEnd: percent(heightOf(value)),
                background: `var(${color})`,
              }}
            />
          ),
      )}
      <div
        role="tooltip"
        className={`${styles.box} ${isLate ? styles.before : styles.after}`}
        style={{ '--from-edge': percent(isLate ? 1 - at : at) } as CSSProperties}
      >
        <strong>{`${weekLabel(week, language)} · ${year.year}`}</strong>
        <ul>
          {points.map((point) => (
            <li key={point.key}>
              <LineSwatch series={point} />
              <span>{point.title}</span>
              <span className={styles.value}>
                {point.value === null ? t('table.none') : score(point.value)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.how}>{note}</p>
        {isPressable && <p className={styles.how}>{t('explain.press')}</p>}
      </div>
    </>
  );
}
