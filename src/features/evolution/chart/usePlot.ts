import { useEffect, useState } from 'react';
import { whenNearViewport } from '@/shared/scheduling/whenNearViewport';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import type { LinePlot } from '../plot/LinePlot';

type Plot = typeof LinePlot;

interface When {
  /** Whether someone has begun to interact with the chart. */
  reached: boolean;
  /** Also load the library once the chart is near the viewport and the page is idle. */
  plotsWhenIdle: boolean;
}

/** The chart library's component; null until it is needed and loaded. */
export function usePlot(place: HTMLElement | null, { reached, plotsWhenIdle }: When): Plot | null {
  const [plot, setPlot] = useState<Plot | null>(null);
  const isWanted = place !== null && plot === null && (reached || plotsWhenIdle);

  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    const bring = async () => {
      if (!reached) await whenNearViewport(place, gone.signal);
      if (!reached) await whenIdle(gone.signal);
      const { LinePlot } = await import(/* webpackChunkName: "chart" */ '../plot/LinePlot');
      // Drawing takes as long as loading, so a separate task lets the page respond in between.
      if (!reached) await whenIdle(gone.signal);
      if (!gone.signal.aborted) setPlot(() => LinePlot);
    };
    // The SVG drawing remains. The next mount of the chart tries to load the library again.
    bring().catch(() => undefined);
    return () => gone.abort();
  }, [isWanted, place, reached]);

  return plot;
}
