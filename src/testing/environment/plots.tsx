import type { LineConfig } from '@ant-design/plots';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';

/** Stands in for the chart library, for jsdom has no canvas; keeps what it was asked to draw. */
export function Line({ onReady, ...config }: LineConfig) {
  useEffect(() => {
    onReady?.(readyChart);
  });
  return <output data-testid="plot" data-config={JSON.stringify(config)} />;
}

/** As much of a chart as is asked for its picture. */
const readyChart = {
  chart: {
    once: (_: string, tell: () => void) => tell(),
    render: () => Promise.resolve(),
    getContext: () => ({
      canvas: {
        getConfig: () => ({}),
        resize: () => {},
        getContextService: () => ({ getDomElement: () => document.createElement('canvas') }),
      },
    }),
  },
};

/** One pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Lets canvases be drawn on, to no effect. */
export function allowPictures() {
  const context = new Proxy(
    {},
    { get: () => () => ({ width: 0 }), set: () => true },
  ) as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PNG);
}

interface Drawn {
  width: number;
  children: { type: string; data: { series: string; week: number; value: number | null }[] }[];
}

/** What the charts on the page draw, in their order, once there are so many. */
export async function drawnPlots(count = 1): Promise<Drawn[]> {
  await waitFor(() => expect(screen.getAllByTestId('plot').length).toBeGreaterThanOrEqual(count));
  return screen
    .getAllByTestId('plot')
    .map((plot) => JSON.parse(plot.dataset.config ?? '{}') as Drawn);
}
