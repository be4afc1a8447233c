import type { LineConfig } from '@ant-design/plots';
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
    once: (_: string, callback: () => void) => callback(),
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
