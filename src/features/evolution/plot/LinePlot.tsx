import { Line, type Chart } from '@ant-design/plots';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useDocumentTheme';
import { plotConfig } from './plotConfig';
import type { PlotInput } from '../model/plotModel';
import { plotPalette, type PlotPalette } from './plotPalette';

interface Props extends PlotInput {
  width: number;
  height: number;
  /** Called when the lines are on the canvas. */
  onDrawn: () => void;
}

/** The part of the library's event that is used; the library does not type it. */
interface Drawing {
  once(event: 'afterrender', listener: () => void): void;
}

/**
 * The library redraws whenever its component renders, so this component skips renderings that
 * change nothing.
 */
const SteadyLine = memo(Line);

/** The only module that imports the chart library; it is a separate chunk. */
export function LinePlot({ width, height, onDrawn, ...input }: Props) {
  const { year, series, window, range, trajectories, labelRoom } = input;
  // When the theme changes, the canvas is redrawn right after the page.
  const palette = useDeferredValue(usePlotPalette());
  const config = useMemo(
    () =>
      plotConfig(
        { year, series, window, range, trajectories, labelRoom },
        { palette, width, height },
      ),
    [year, series, window, range, trajectories, labelRoom, palette, width, height],
  );
  const onReady = useCallback(
    ({ chart }: Chart) => {
      (chart as Drawing).once('afterrender', () => afterFrames(onDrawn));
    },
    [onDrawn],
  );

  return <SteadyLine {...config} onReady={onReady} />;
}

/** The palette of the current theme. */
function usePlotPalette(): PlotPalette {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  return useMemo(() => plotPalette(mode), [mode]);
}

/** The library paints in the frame after it reports, so the lines are visible one frame later. */
const afterFrames = (callback: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => callback()));
