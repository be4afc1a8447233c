import type { LineConfig } from '@ant-design/plots';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';

/** Replaces the chart library, because jsdom has no canvas, and records what it is asked to draw. */
export function Line({ onReady, ...config }: LineConfig) {
  useEffect(() => {
    onReady?.(readyChart);
  });
  return <output data-testid="plot" data-config={JSON.stringify(config)} />;
}

/** The part of a chart that is needed for its image. */
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

/** A PNG of one pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Makes drawing on canvases possible, without an effect. */
export function mockCanvas() {
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

/** Waits for this number of charts on the page, and returns what they draw, in their order. */
export async function drawnPlots(count = 1): Promise<Drawn[]> {
  await waitFor(() => expect(screen.getAllByTestId('plot').length).toBeGreaterThanOrEqual(count));
  return screen
    .getAllByTestId('plot')
    .map((plot) => JSON.parse(plot.dataset.config ?? '{}') as Drawn);
}
