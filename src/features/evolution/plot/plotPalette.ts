import { FONT, PALETTES, PRODUCT_COLORS, type ThemeMode } from '@/shared/ui/theme/tokens';
import { EDGE, SERIES, type SeriesKey } from '../series';

/** The colors of the theme for a canvas, which cannot use CSS variables. */
export interface PlotPalette {
  series: Record<SeriesKey, string>;
  /** The edge around the Global Average; null if the theme needs none. */
  edge: string | null;
  text: string;
  grid: string;
  /** The backgrounds of the ranges of the grades. */
  bands: Record<'High' | 'Low', string>;
  /** The background of weeks without a value. */
  shade: string;
  fontFamily: string;
  fontSize: number;
}

const NO_EDGE = 'transparent';

export function plotPalette(mode: ThemeMode): PlotPalette {
  const { textSecondary, border, canvas } = PALETTES[mode];
  const colorOf = (name: `--vd-${string}`) => PRODUCT_COLORS[mode][name] ?? textSecondary;
  const edge = colorOf(EDGE.color);
  return {
    series: Object.fromEntries(
      SERIES.map(({ key, color }) => [key, colorOf(color)]),
    ) as PlotPalette['series'],
    edge: edge === NO_EDGE ? null : edge,
    text: textSecondary,
    grid: border,
    bands: { High: colorOf('--vd-grade-high-soft'), Low: colorOf('--vd-grade-low-soft') },
    shade: canvas,
    fontFamily: FONT.family,
    fontSize: FONT.sizeSmall,
  };
}
