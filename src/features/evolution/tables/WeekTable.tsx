import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { weekLabel } from '@/shared/i18n/weekName';
import type { PlotInput } from '../model/plotModel';
import { weeksIn } from '../period/weekWindow';
import { useGoalsText } from '../chart/useGoalsText';
import { ExplainedCaption } from './ExplainedCaption';
import styles from './WeekTable.module.css';

interface Props extends Pick<PlotInput, 'year' | 'series' | 'window' | 'trajectories'> {
  companyName: string;
}

/** The chart's values as a table, with the same weeks and series. */
export function WeekTable({ companyName, year, series, window, trajectories }: Props) {
  const { t, language } = useTranslation('evolution');
  const { score } = useFormats();
  const goals = useGoalsText({ series, trajectories });
  const [first, last] = weeksIn(window);
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const caption = t('table.caption', { company: companyName, year: year.year });

  return (
    // Focusable, so that it can be scrolled by the keyboard.
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <caption>
          <span className={styles.caption}>
            <ExplainedCaption>{caption}</ExplainedCaption>
            {goals !== null && <span className={styles.goals}>{goals}</span>}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('table.week')}</th>
            {series.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              <th scope="row">{weekLabel(week, language)}</th>
              {series.map(({ key }) => {
                const value = year.values[key][week - 1] ?? null;
                return <td key={key}>{value === null ? t('table.none') : score(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
