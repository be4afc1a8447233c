import { createElement, startTransition, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { LineDrawing } from '../plot/LineDrawing';
import type { PlotInput } from '../model/plotModel';
import { useElementWidth } from '@/shared/ui/layout/useElementWidth';
import styles from './LazyPlot.module.css';
import { usePlot } from './usePlot';

interface Props extends PlotInput {
  height: number;
  /** Whether someone has begun to interact with the chart. */
  hasInteracted: boolean;
  /**
   * Whether the library is loaded when the page is idle; otherwise when someone interacts with the
   * chart.
   */
  plotsWhenIdle: boolean;
}

/** The width of a portrait page without its margins and those of the card, px at the scale of `print.css`. */
const PAPER_WIDTH = 810;

/**
 * Shows the SVG drawing until the chart library has loaded and drawn its lines. The SVG remains if
 * the library fails, and it is used on paper because it can adapt to the width of the paper.
 */
export function LazyPlot({ hasInteracted, plotsWhenIdle, ...input }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  // The box is measured in a transition, so that the figures around the chart are painted first.
  const setBoxLater = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setBox(element)),
    [],
  );
  const width = useElementWidth(box);
  const plot = usePlot(box, { hasInteracted, plotsWhenIdle });
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
