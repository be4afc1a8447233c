import type { ComponentProps } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { weekLabel } from '@/shared/i18n/weekName';
import { isWholeYear, weeksIn } from '../period/weekWindow';
import { ChartActions } from './ChartActions';
import styles from './ChartToolbar.module.css';
import type { EvolutionView } from '../card/useEvolutionView';
import { OtherYear } from './OtherYear';
import { YearControl } from './YearControl';

type Actions = ComponentProps<typeof ChartActions>;

interface Props extends Pick<Actions, 'explained' | 'asTable' | 'onAsTable' | 'extra'> {
  view: EvolutionView;
  /** Whether another year can be shown beside the selected one. */
  comparesYears: boolean;
}

/** The displayed period, and the controls for all charts below. */
export function ChartToolbar({ view, comparesYears, ...rest }: Props) {
  const { t } = useTranslation('evolution');
  const [first, last] = weeksIn(view.window);

  return (
    <div className={styles.toolbar}>
      <div className={styles.shown}>
        <YearControl years={view.years} year={view.year} onPick={view.pickYear} />
        {comparesYears && view.years.length !== 1 && (
          <OtherYear
            years={view.years.filter((one) => one !== view.year)}
            year={view.otherYear}
            onPick={view.pickOtherYear}
          />
        )}
        <span
          className={`${styles.weeks} ${comparesYears ? styles.ownLine : ''}`}
          role="status"
          aria-label={t('zoom.visibleLabel')}
        >
          {t('zoom.visible', {
            first: weekLabel(first, view.language),
            last: weekLabel(last, view.language),
          })}
        </span>
      </div>
      <ChartActions
        zoomed={!isWholeYear(view.window)}
        hidden={view.hidden}
        onWindow={view.setWindow}
        onToggleSeries={view.toggleSeries}
        showsTargets={view.showsTargets}
        onToggleTargets={view.toggleTargets}
        showsGrades={view.showsGrades}
        onToggleGrades={view.toggleGrades}
        {...rest}
      />
    </div>
  );
}
