import { useEffect, useState } from 'react';
import { whenNearViewport } from '@/shared/scheduling/whenNearViewport';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import type { LinePlot } from '../plot/LinePlot';

type Plot = typeof LinePlot;

interface LoadConditions {
  /** Whether someone has begun to interact with the chart. */
  hasInteracted: boolean;
  /** Also load the library once the chart is near the viewport and the page is idle. */
  plotsWhenIdle: boolean;
}

/** The chart library's component; null until it is needed and loaded. */
export function usePlot(
  container: HTMLElement | null,
  { hasInteracted, plotsWhenIdle }: LoadConditions,
): Plot | null {
  const [plot, setPlot] = useState<Plot | null>(null);
  const isWanted = container !== null && plot === null && (hasInteracted || plotsWhenIdle);

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const loadPlot = async () => {
      if (!hasInteracted) await whenNearViewport(container, abort.signal);
      if (!hasInteracted) await whenIdle(abort.signal);
      const { LinePlot } = await import(/* webpackChunkName: "chart" */ '../plot/LinePlot');
      // Drawing takes as long as loading, so a separate task lets the page respond in between.
      if (!hasInteracted) await whenIdle(abort.signal);
      if (!abort.signal.aborted) setPlot(() => LinePlot);
    };
    // The SVG drawing remains. The next mount of the chart tries to load the library again.
    loadPlot().catch(() => undefined);
    return () => abort.abort();
  }, [isWanted, container, hasInteracted]);

  return plot;
}
