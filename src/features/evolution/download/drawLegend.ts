import type { Series } from '../series';
import type { PlotPalette } from '../plot/plotPalette';
import { paddingFor } from '../model/plotBox';

export const LEGEND_HEIGHT = 24;

const START = paddingFor(0).left;

const SWATCH = 28;
const GAP = 6;
/** The gap between two entries, px. */
const APART = 18;

/**
 * Draws the legend in one row above the plot. The row is scaled down if the names of the series are
 * too long.
 */
export function drawLegend(
  context: CanvasRenderingContext2D,
  series: readonly Series[],
  { series: colors, text, fontFamily, fontSize }: PlotPalette,
  width: number,
) {
  context.font = `${fontSize}px ${fontFamily}`;
  context.textBaseline = 'middle';
  const widthOf = ({ title }: Series) => SWATCH + GAP + context.measureText(title).width;
  const whole = series.reduce((sum, one) => sum + widthOf(one) + APART, -APART);
  const scale = Math.min(1, (width - START) / Math.max(1, whole));
  context.save();
  context.translate(START, LEGEND_HEIGHT / 2);
  context.scale(scale, scale);
  let left = 0;
  for (const one of series) {
    const { key, title, dash, width: thickness } = one;
    context.strokeStyle = colors[key];
    context.lineWidth = thickness;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(left, 0);
    context.lineTo(left + SWATCH, 0);
    context.stroke();
    context.fillStyle = text;
    context.fillText(title, left + SWATCH + GAP, 0);
    left += widthOf(one) + APART;
  }
  context.restore();
}
