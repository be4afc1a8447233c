import { theme } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useThemeMode } from '@/shared/ui/theme/ThemeProvider';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { PRODUCT_COLORS } from '@/shared/ui/theme/tokens';
import { EDGE, SERIES, type SeriesKey } from '../series';

/** The theme's colours for a canvas, which knows no CSS variables. */
export interface PlotPalette {
  series: Record<SeriesKey, string>;
  /** Around the Global Average; null where it needs none. */
  edge: string | null;
  text: string;
  grid: string;
  fontFamily: string;
  fontSize: number;
}

const NO_EDGE = 'transparent';

export function usePlotPalette(): PlotPalette {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  const { token } = theme.useToken();
  const { colorTextSecondary, colorBorderSecondary, fontFamily, fontSizeSM } = token;

  return useMemo(() => {
    const colorOf = (name: `--vd-${string}`) => PRODUCT_COLORS[mode][name] ?? colorTextSecondary;
    const edge = colorOf(EDGE.color);
    return {
      series: Object.fromEntries(
        SERIES.map(({ key, color }) => [key, colorOf(color)]),
      ) as PlotPalette['series'],
      edge: edge === NO_EDGE ? null : edge,
      text: colorTextSecondary,
      grid: colorBorderSecondary,
      fontFamily,
      fontSize: fontSizeSM,
    };
  }, [mode, colorTextSecondary, colorBorderSecondary, fontFamily, fontSizeSM]);
}
