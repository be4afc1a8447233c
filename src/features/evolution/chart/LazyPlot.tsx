import { createElement, startTransition, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { LineDrawing } from '../plot/LineDrawing';
import type { PlotInput } from '../plot/plotModel';
import { useElementWidth } from './useElementWidth';
import styles from './LazyPlot.module.css';
import { usePlot } from './usePlot';

interface Props extends PlotInput {
  height: number;
  /** Somebody is about to use it. */
  reached: boolean;
  /** Whether the library is loaded when the page is idle; else once the chart is reached. */
  plotsWhenIdle: boolean;
}

/** In px, of an upright sheet less its margins and the card's. */
const PAPER_WIDTH = 640;

/**
 * At once as a drawing of our own; when the chart library has come, its lines take the place of ours.
 * Where it fails, ours stay: they say the same and follow every gesture. On paper they are ours, too,
 * for they alone fit the paper at once.
 */
export function LazyPlot({ reached, plotsWhenIdle, ...input }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  // The figures around it appear first; the lines follow in small steps.
  const setBoxLater = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setBox(element)),
    [],
  );
  const width = useElementWidth(box);
  const plot = usePlot(box, { reached, plotsWhenIdle });
  const [isDrawn, setIsDrawn] = useState(false);
  const isPrinted = usePrinted();
  const showsPlot = isDrawn && !isPrinted;
  const onDrawn = useCallback(() => setIsDrawn(true), []);

  return (
    <div ref={setBoxLater} className={styles.layers} style={{ blockSize: input.height }}>
      {box && (
        <LineDrawing {...input} width={isPrinted ? PAPER_WIDTH : width} withLines={!showsPlot} />
      )}
      {box && plot && (
        <ErrorBoundary fallback={null} onError={() => setIsDrawn(false)}>
          <div className={showsPlot ? undefined : styles.coming}>
            {createElement(plot, { ...input, width, onDrawn })}
          </div>
        </ErrorBoundary>
      )}
    </div>
  );
}
