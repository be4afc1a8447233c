import { useState, type ReactNode } from 'react';
import { Card } from '@/shared/ui/card/Card';
import { CardPair } from '@/shared/ui/card/CardPair';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { YearMark } from '../model/plotModel';
import type { ChartPress } from '../model/pressedStretch';
import { ChartToolbar } from '../toolbar/ChartToolbar';
import styles from './EvolutionCard.module.css';
import { EvolutionPanel } from './EvolutionPanel';
import type { ChartTarget } from '../model/trajectory';
import { Legend } from '../toolbar/Legend';
import { useEvolutionView } from './useEvolutionView';

interface Props {
  /** Null while the company is unknown; the card then shows its skeleton. */
  companyId: string | null;
  /** The company shown beside it, on the same scales. */
  comparedId?: string | null;
  /**
   * The targets of both companies. They are drawn only while they are switched on in the filter menu, which
   * `useShowsTargets` reports; until then they need not be loaded.
   */
  targets?: readonly ChartTarget[] | undefined;
  comparedTargets?: readonly ChartTarget[] | undefined;
  /** Other dashed lines of the company, such as its averages like for like. */
  lines?: readonly ChartTarget[] | undefined;
  /** The weeks in which the model changed. */
  changes?: readonly YearMark[] | undefined;
  /** Whether another year can be shown beside the selected one. */
  comparesYears?: boolean;
  /**
   * Whether the chart library is loaded when the page is idle; otherwise when someone interacts
   * with the chart.
   */
  plotsWhenIdle?: boolean;
  /** Called when somebody presses the chart of the company itself. */
  onPress?: ((press: ChartPress) => void) | undefined;
  extra?: ReactNode;
}

/** A company's ratings over time as a chart or a table, optionally compared with another company's. */
export function EvolutionCard({
  companyId,
  comparedId = null,
  targets,
  comparedTargets,
  lines,
  changes,
  comparesYears = false,
  plotsWhenIdle = false,
  onPress,
  extra,
}: Props) {
  const view = useEvolutionView({
    ...{ companyId, comparedId, comparesYears, targets, comparedTargets, lines, changes },
  });
  const [asTable, setAsTable] = useState(false);
  const small = view.panels.length > 1;
  const nameOf = ({ evolution, year }: (typeof view.panels)[number]) =>
    [
      comparedId !== null && evolution.state === 'ready' && evolution.data.companyName,
      view.otherYear !== null && year,
    ]
      .filter(Boolean)
      .join(' · ');
  const height = small ? SIZES.chartSmall : SIZES.chart;
  const panel = { view, height, asTable, plotsWhenIdle };

  return (
    <Card>
      <div className={styles.parts}>
        <ChartToolbar
          {...{ view, asTable, extra }}
          {...{ comparesYears }}
          explained={!small}
          onAsTable={setAsTable}
        />
        {/* Where the lines have labels, a legend would name them twice. */}
        {view.labelRoom === 0 && <Legend hidden={view.hidden} onToggle={view.toggleSeries} />}
        {small ? (
          <CardPair>
            {view.panels.map((one, index) => (
              <div key={index} className={styles.company}>
                <EllipsisText variant="strong">{nameOf(one) || ' '}</EllipsisText>
                <EvolutionPanel
                  {...one}
                  {...panel}
                  onPress={one.isCompared ? undefined : onPress}
                />
              </div>
            ))}
          </CardPair>
        ) : (
          view.panels.map((one) => (
            <EvolutionPanel key={companyId} {...one} {...panel} onPress={onPress} />
          ))
        )}
      </div>
    </Card>
  );
}
