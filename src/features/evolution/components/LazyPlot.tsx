import { createElement, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LineDrawing } from '../plot/LineDrawing';
import type { PlotInput } from '../plot/plotModel';
import { useElementWidth } from '../plot/useElementWidth';
import styles from './LazyPlot.module.css';
import { usePlot } from './usePlot';

interface Props extends PlotInput {
  height: number;
  /** Somebody is about to use it. */
  reached: boolean;
}

/**
 * At once as a drawing of our own; when the chart library has come, its lines take the place of ours.
 * Where it fails, ours stay: they say the same and follow every gesture.
 */
export function LazyPlot({ reached, ...input }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const width = useElementWidth(box);
  const plot = usePlot(box, reached);
  const [isDrawn, setIsDrawn] = useState(false);
  const onDrawn = useCallback(() => setIsDrawn(true), []);

  return (
    <div ref={setBox} className={styles.layers} style={{ blockSize: input.height }}>
      {box && <LineDrawing {...input} width={width} withLines={!isDrawn} />}
      {box && plot && (
        <ErrorBoundary fallback={null} onError={() => setIsDrawn(false)}>
          <div className={isDrawn ? undefined : styles.coming}>
            {createElement(plot, { ...input, width, onDrawn })}
          </div>
        </ErrorBoundary>
      )}
    </div>
  );
}
