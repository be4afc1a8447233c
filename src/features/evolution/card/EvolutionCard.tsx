import { useState, type ReactNode } from 'react';
import { Card } from '@/shared/ui/card/Card';
import { CardPair } from '@/shared/ui/card/CardPair';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { SIZES } from '@/shared/ui/theme/tokens';
import { ChartToolbar } from '../toolbar/ChartToolbar';
import styles from './EvolutionCard.module.css';
import { EvolutionPanel } from './EvolutionPanel';
import { Legend } from '../toolbar/Legend';
import { useEvolutionView } from './useEvolutionView';

interface Props {
  /** Null while the company is unknown; the card then shows its skeleton. */
  companyId: string | null;
  /** The company shown beside it, on the same scales. */
  comparedId?: string | null;
  /**
   * Whether the chart library is loaded when the page is idle; otherwise when someone interacts
   * with the chart.
   */
  plotsWhenIdle?: boolean;
  extra?: ReactNode;
}

/** A company's ratings over time as a chart or a table, optionally compared with another company's. */
export function EvolutionCard({
  companyId,
  comparedId = null,
  plotsWhenIdle = false,
  extra,
}: Props) {
  const view = useEvolutionView(companyId, comparedId);
  const [asTable, setAsTable] = useState(false);
  const small = comparedId !== null;
  const height = small ? SIZES.chartSmall : SIZES.chart;
  const panel = { view, height, asTable, plotsWhenIdle };

  return (
    <Card>
      <div className={styles.parts}>
        <ChartToolbar {...{ view, asTable, extra }} explained={!small} onAsTable={setAsTable} />
        <Legend hidden={view.hidden} onToggle={view.toggleSeries} />
        {small ? (
          <CardPair>
            {view.panels.map((evolution, index) => (
              <div key={index} className={styles.company}>
                <EllipsisText look="strong">
                  {evolution.state === 'ready' ? evolution.data.companyName : ' '}
                </EllipsisText>
                <EvolutionPanel evolution={evolution} {...panel} />
              </div>
            ))}
          </CardPair>
        ) : (
          view.panels.map((evolution) => (
            <EvolutionPanel key={companyId} evolution={evolution} {...panel} />
          ))
        )}
      </div>
    </Card>
  );
}
