import type { Axes } from '../plot/axes';
import type { PlotPalette } from '../plot/plotPalette';

const QUARTER_TURN = Math.PI / 2;

/** Draws the axes, rules and labels of the chart on a canvas. */
export function drawAxes(
  context: CanvasRenderingContext2D,
  { rules, left, right, scores, weeks, areHorizontal }: Axes,
  { text, grid, fontFamily, fontSize }: PlotPalette,
) {
  context.strokeStyle = grid;
  context.lineWidth = 1;
  context.setLineDash([]);
  for (const y of rules) {
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(right, y);
    context.stroke();
  }

  context.fillStyle = text;
  context.font = `${fontSize}px ${fontFamily}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (const label of scores) context.fillText(label.text, label.x, label.y);
  context.textAlign = areHorizontal ? 'center' : 'left';
  context.textBaseline = areHorizontal ? 'hanging' : 'middle';
  for (const label of weeks) {
    context.save();
    context.translate(label.x, label.y);
    if (!areHorizontal) context.rotate(QUARTER_TURN);
    context.fillText(label.text, 0, 0);
    context.restore();
  }
}
