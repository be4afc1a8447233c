import { useEffect, useState } from 'react';
import { whenNearViewport } from '@/shared/scheduling/whenNearViewport';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import type { LinePlot } from '../plot/LinePlot';

type Plot = typeof LinePlot;

interface When {
  /** Somebody is about to use the chart. */
  reached: boolean;
  /** Loads it too once its place is near the screen and the page is idle. */
  plotsWhenIdle: boolean;
}

/** The chart library's plot; null until it is wanted and loaded. */
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
      // Drawing takes as long as loading: in between the page can answer.
      if (!reached) await whenIdle(gone.signal);
      if (!gone.signal.aborted) setPlot(() => LinePlot);
    };
    // Without it there is the drawing; whoever comes back to the page asks again.
    bring().catch(() => undefined);
    return () => gone.abort();
  }, [isWanted, place, reached]);

  return plot;
}
