import type { LineConfig } from '@ant-design/plots';
import { screen } from '@testing-library/react';

/** Stands in for the chart library, for jsdom has no canvas; keeps what it was asked to draw. */
export function Line(config: LineConfig) {
  return <output data-testid="plot" data-config={JSON.stringify(config)} />;
}

interface Drawn {
  width: number;
  children: { type: string; data: { series: string; week: number; value: number | null }[] }[];
}

/** What the charts on the page draw, in their order. */
export async function drawnPlots(): Promise<Drawn[]> {
  const plots = await screen.findAllByTestId('plot');
  return plots.map((plot) => JSON.parse(plot.dataset.config ?? '{}') as Drawn);
}
