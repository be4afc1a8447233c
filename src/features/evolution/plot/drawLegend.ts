import type { Series } from '../series';
import type { PlotPalette } from './plotPalette';
import { PLOT_PADDING } from './plotBox';

export const LEGEND_HEIGHT = 24;

const SWATCH = 28;
const GAP = 6;
/** Between one entry and the next. */
const APART = 18;

/** Which line is whose, in a row above the plot. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  series: readonly Series[],
  { series: colors, text, fontFamily, fontSize }: PlotPalette,
) {
  const middle = LEGEND_HEIGHT / 2;
  context.font = `${fontSize}px ${fontFamily}`;
  context.textBaseline = 'middle';
  let left: number = PLOT_PADDING.left;
  for (const { key, title, dash, width } of series) {
    context.strokeStyle = colors[key];
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(left, middle);
    context.lineTo(left + SWATCH, middle);
    context.stroke();
    context.fillStyle = text;
    context.fillText(title, left + SWATCH + GAP, middle);
    left += SWATCH + GAP + context.measureText(title).width + APART;
  }
}
