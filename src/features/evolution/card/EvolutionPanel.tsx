import { useTranslation } from '@/shared/i18n/useTranslation';
import type { QueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import type { Evolution } from '../Evolution';
import type { Trajectory } from '../model/trajectory';
import { ChartBox } from '../chart/ChartBox';
import { ChartRegion } from '../chart/ChartRegion';
import type { ChartPress } from '../model/pressedStretch';
import { yearOf, type EvolutionView } from './useEvolutionView';
import { WeekTable } from '../tables/WeekTable';

interface Props {
  evolution: QueryView<Evolution>;
  year: number;
  /** Empty unless targets are switched on. */
  trajectories: readonly Trajectory[];
  view: EvolutionView;
  height: number;
  asTable: boolean;
  onPress?: ((press: ChartPress) => void) | undefined;
  /**
   * Whether the chart library is loaded when the page is idle; otherwise when someone interacts
   * with the chart.
   */
  plotsWhenIdle: boolean;
}

/** One company's chart or table, or its error, loading or empty state. */
export function EvolutionPanel({ evolution, height, ...rest }: Props) {
  return (
    <ChartBox height={height} busy={evolution.state === 'loading'}>
      {evolution.state === 'loading' && <Skeleton height={`${height}px`} />}
      {evolution.state === 'failed' && (
        <ErrorPanel error={evolution.error} onRetry={evolution.retry} />
      )}
      {evolution.state === 'ready' && (
        <YearPanel evolution={evolution.data} height={height} {...rest} />
      )}
    </ChartBox>
  );
}

interface YearProps extends Omit<Props, 'evolution'> {
  evolution: Evolution;
}

function YearPanel({ evolution, year: number, ...props }: YearProps) {
  const { view, trajectories, height, asTable, plotsWhenIdle, onPress } = props;
  const { t } = useTranslation(['evolution', 'shared']);
  const { companyName, years } = evolution;
  const year = yearOf(evolution, number);
  if (!year) {
    const none = years.length === 0;
    return (
      <EmptyPanel
        title={none ? t('shared:noData') : t('evolution:noDataInYear', { year: number })}
      />
    );
  }

  const { series, window, range, months, language, labelRoom, setWindow } = view;
  const today = view.todayIn(number);
  const changes = view.changesIn(number);
  if (asTable) return <WeekTable {...{ companyName, year, series, window, trajectories }} />;
  const isOneOfYears = view.otherYear !== null;
  return (
    <ChartRegion
      name={isOneOfYears ? `${companyName}, ${number}` : companyName}
      {...{
        year,
        series,
        window,
        range,
        trajectories,
        today,
        changes,
        months,
        language,
        labelRoom,
      }}
      showsGrades={view.showsGrades}
      {...{ height, plotsWhenIdle, onPress }}
      onWindow={setWindow}
    />
  );
}
