import { Line, type Chart } from '@ant-design/plots';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useDocumentTheme';
import { plotConfig } from './plotConfig';
import type { PlotInput } from './plotModel';
import { plotPalette, type PlotPalette } from './plotPalette';

interface Props extends PlotInput {
  width: number;
  height: number;
  /** Once it is on its canvas. */
  onDrawn: () => void;
}

/** As much of the library's chart as is asked; its own types say nothing of it. */
interface Drawing {
  once(event: 'afterrender', tell: () => void): void;
}

/** The library draws anew with every render of its component, so it gets only those that matter. */
const SteadyLine = memo(Line);

/** The only place that knows the chart library; loaded apart from everything else. */
export function LinePlot({ year, series, window, range, width, height, onDrawn }: Props) {
  // Another theme is on the page first, and on the canvas right after.
  const palette = useDeferredValue(usePlotPalette());
  const config = useMemo(
    () => plotConfig({ year, series, window, range }, { palette, width, height }),
    [year, series, window, range, palette, width, height],
  );
  const onReady = useCallback(
    ({ chart }: Chart) => {
      (chart as Drawing).once('afterrender', () => afterFrames(onDrawn));
    },
    [onDrawn],
  );

  return <SteadyLine {...config} onReady={onReady} />;
}

/** The palette of the active theme. */
function usePlotPalette(): PlotPalette {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  return useMemo(() => plotPalette(mode), [mode]);
}

/** Its shapes go to the canvas with the next frame; who looks a frame later finds them there. */
const afterFrames = (tell: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => tell()));
