import { useEffect, useState } from 'react';
import { whenNear } from '@/shared/scheduling/whenNearViewport';
import { whenQuiet } from '@/shared/scheduling/whenIdle';
import type { LinePlot } from '../plot/LinePlot';

type Plot = typeof LinePlot;

interface When {
  /** Somebody is about to use the chart. */
  reached: boolean;
  /** Loads it too once its place is near the screen and the page is idle. */
  whenIdle: boolean;
}

/** The chart library's plot; null until it is wanted and loaded. */
export function usePlot(place: HTMLElement | null, { reached, whenIdle }: When): Plot | null {
  const [plot, setPlot] = useState<Plot | null>(null);
  const isWanted = place !== null && plot === null && (reached || whenIdle);

  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    const bring = async () => {
      if (!reached) await whenNear(place, gone.signal);
      if (!reached) await whenQuiet(gone.signal);
      const { LinePlot } = await import(/* webpackChunkName: "chart" */ '../plot/LinePlot');
      // Drawing takes as long as loading: in between the page can answer.
      if (!reached) await whenQuiet(gone.signal);
      if (!gone.signal.aborted) setPlot(() => LinePlot);
    };
    // Without it there is the drawing; whoever comes back to the page asks again.
    bring().catch(() => undefined);
    return () => gone.abort();
  }, [isWanted, place, reached]);

  return plot;
}
