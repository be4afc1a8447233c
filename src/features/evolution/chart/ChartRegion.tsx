import { useId, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { weekLabel } from '@/shared/i18n/weekName';
import { useChartGestures } from '../gestures/useChartGestures';
import { shareAt } from '../gestures/listenToWheel';
import { useHoveredWeek } from '../gestures/useHoveredWeek';
import { paddingFor } from '../model/plotBox';
import type { PlotInput } from '../model/plotModel';
import type { ChartPress } from '../model/pressedStretch';
import { spanOf, weeksIn, type WeekWindow } from '../period/weekWindow';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './ChartRegion.module.css';
import { LazyPlot } from './LazyPlot';
import { useGoalsText } from './useGoalsText';
import { WeekTooltip } from './WeekTooltip';

interface Props extends PlotInput {
  /** The accessible name: the company, and the year if the data contains several. */
  name: string;
  height: number;
  onWindow: (window: WeekWindow) => void;
  /**
   * Whether the chart library is loaded when the page is idle; otherwise when someone interacts
   * with the chart.
   */
  plotsWhenIdle: boolean;
  onPress?: ((press: ChartPress) => void) | undefined;
}

/** px; half of the width of a finger. */
const REACH = 22;

function plotArea(labelRoom: number) {
  const { top, right, bottom, left } = paddingFor(labelRoom);
  return { insetBlock: `${top}px ${bottom}px`, insetInline: `${left}px ${right}px` };
}

/** One company's chart of a year. It handles wheel, pointer and keyboard input. */
export function ChartRegion({ name, height, onWindow, plotsWhenIdle, onPress, ...input }: Props) {
  const { t } = useTranslation('evolution');
  const { score } = useFormats();
  const { year, series, window, range, language } = input;
  const goals = useGoalsText(input);
  const summaryId = useId();
  const region = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const { onKeyDown } = useChartGestures({ region, plot }, window, onWindow);
  const { week, isPress, handlers } = useHoveredWeek(plot, window);
  const [first, last] = weeksIn(window);
  const [hasInteracted, setHasInteracted] = useState(false);

  const press = ({ clientX, clientY }: MouseEvent) => {
    if (!plot.current || !isPress(clientX)) return;
    const { top, height: plotHeight } = plot.current.getBoundingClientRect();
    const scoreOf = (px: number) => (px / plotHeight) * (range.max - range.min);
    onPress?.({
      ...{ year, series },
      week: window.start + spanOf(window) * shareAt(plot.current, clientX),
      score: range.max - scoreOf(clientY - top),
      reach: scoreOf(REACH),
    });
  };

  return (
    // The role makes assistive technology pass the keys on to the chart.
    <div
      ref={region}
      className={styles.region}
      role="application"
      tabIndex={0}
      aria-label={t('chartOf', { company: name })}
      aria-describedby={summaryId}
      data-year={year.year}
      data-window={`${window.start.toFixed(2)} ${window.end.toFixed(2)}`}
      data-range={`${range.min.toFixed(3)} ${range.max.toFixed(3)}`}
      data-series={series.map(({ key }) => key).join(' ')}
      data-targets={input.trajectories.map((one) => one.series).join(' ')}
      onKeyDown={onKeyDown}
      onFocus={() => setHasInteracted(true)}
      onPointerEnter={() => setHasInteracted(true)}
      {...handlers}
      onClick={onPress && press}
    >
      <div className={styles.canvas} aria-hidden>
        <LazyPlot
          {...input}
          height={height}
          hasInteracted={hasInteracted}
          plotsWhenIdle={plotsWhenIdle}
        />
      </div>
      <div ref={plot} data-plot className={styles.plot} style={plotArea(input.labelRoom)}>
        {week !== null && (
          <WeekTooltip week={week} isPressable={onPress !== undefined} {...input} />
        )}
      </div>
      <p id={summaryId} className={utilities.visuallyHidden}>
        <span>
          {t('summary', {
            year: year.year,
            first: weekLabel(first, language),
            last: weekLabel(last, language),
            min: score(range.min),
            max: score(range.max),
            series: series.map(({ title }) => title).join(', ') || t('noSeries'),
          })}
        </span>{' '}
        {goals !== null && <span>{goals}</span>}
      </p>
    </div>
  );
}
