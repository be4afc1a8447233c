import { Card, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { CardPair } from '@/shared/ui/CardPair';
import { OneLine } from '@/shared/ui/OneLine';
import { SIZES } from '@/shared/ui/theme/tokens';
import { ChartToolbar } from './ChartToolbar';
import { EvolutionPanel } from './EvolutionPanel';
import { Legend } from './Legend';
import { useEvolutionView } from './useEvolutionView';

interface Props {
  companyId: string;
  /** Stands beside it, on the same scales. */
  comparedId?: string | null;
  extra?: ReactNode;
}

/** How a company's ratings went, as a chart or as a table; on demand beside another company's. */
export function EvolutionCard({ companyId, comparedId = null, extra }: Props) {
  const view = useEvolutionView(companyId, comparedId);
  const [asTable, setAsTable] = useState(false);
  const small = comparedId !== null;
  const height = small ? SIZES.chartSmall : SIZES.chart;

  return (
    <Card>
      <Flex vertical gap="middle">
        <ChartToolbar {...{ view, asTable, extra }} explained={!small} onAsTable={setAsTable} />
        <Legend hidden={view.hidden} onToggle={view.toggleSeries} />
        {small ? (
          <CardPair>
            {view.panels.map((evolution, index) => (
              <Flex key={index} vertical gap="small">
                <OneLine look="strong">
                  {evolution.state === 'ready' ? evolution.data.companyName : ' '}
                </OneLine>
                <EvolutionPanel {...{ evolution, view, height, asTable }} />
              </Flex>
            ))}
          </CardPair>
        ) : (
          view.panels.map((evolution) => (
            <EvolutionPanel key={companyId} {...{ evolution, view, height, asTable }} />
          ))
        )}
      </Flex>
    </Card>
  );
}
