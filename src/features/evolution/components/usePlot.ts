import { useEffect, useState } from 'react';
import { whenNear } from '@/shared/ui/whenNear';
import { whenQuiet } from '@/shared/ui/whenQuiet';
import type { LinePlot } from '../plot/LinePlot';

type Plot = typeof LinePlot;

/** The chart library's plot: null until the place for it is near the screen and the page is quiet. */
export function usePlot(place: HTMLElement | null, hurried: boolean): Plot | null {
  const [plot, setPlot] = useState<Plot | null>(null);
  const isWanted = place !== null && plot === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    const bring = async () => {
      if (!hurried) await whenNear(place, gone.signal);
      if (!hurried) await whenQuiet(gone.signal);
      const { LinePlot } = await import(/* webpackChunkName: "chart" */ '../plot/LinePlot');
      // To draw takes as long as to load; in between the page is free for the person.
      if (!hurried) await whenQuiet(gone.signal);
      if (!gone.signal.aborted) setPlot(() => LinePlot);
    };
    // Without it there is the drawing; whoever comes back to the page asks again.
    bring().catch(() => undefined);
    return () => gone.abort();
  }, [isWanted, place, hurried]);

  return plot;
}
