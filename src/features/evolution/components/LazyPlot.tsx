import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { ChartSkeleton } from './ChartSkeleton';

const importPlot = () => import('../plot/LinePlot').then((m) => ({ default: m.LinePlot }));
const loadPlot = () => lazy(importPlot);

type Plot = ReturnType<typeof loadPlot>;

/** Loaded once for all charts; asked for again only where that failed. */
const FIRST: Plot = loadPlot();

/** Asks for the chart library while the figures are still on their way. */
export function usePlotSoon(wanted: boolean) {
  useEffect(() => {
    // Where it fails, the chart itself will say so.
    if (wanted) importPlot().catch(() => undefined);
  }, [wanted]);
}

/** The chart library comes when there is something to draw. */
export function LazyPlot(props: ComponentProps<Plot>) {
  const [Plot, setPlot] = useState<Plot>(FIRST);

  return (
    <ErrorBoundary
      onReset={() => setPlot(loadPlot)}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorPanel error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<ChartSkeleton height={props.height} />}>
        <Plot {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
