import type { Axes } from '../model/axes';
import { LABEL_START, SAMPLE } from '../model/lineEnds';
import type { PlotPalette } from '../plot/plotPalette';

/** Distance between the mark of a week and its label, px. */
const TO_MARK = 4;
/** The opacity of the ranges of the grades, as on the page. */
const BAND_OPACITY = 0.5;

/** Draws the axes, rules, marks and labels of the chart on a canvas. */
export function drawAxes(
  context: CanvasRenderingContext2D,
  axes: Axes,
  { text, grid, shade, bands: bandColors, series: colors, fontFamily, fontSize }: PlotPalette,
) {
  const { rules, left, right, top, bottom, scores, weeks, months, bands, shades, today } = axes;
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  context.globalAlpha = BAND_OPACITY;
  for (const { grade, y, height } of bands) {
    context.fillStyle = bandColors[grade];
    context.fillRect(left, y, right - left, height);
  }
  context.globalAlpha = 1;
  context.fillStyle = shade;
  for (const { x, width } of shades) context.fillRect(x, top, width, bottom - top);

  context.strokeStyle = grid;
  context.lineWidth = 1;
  context.setLineDash([]);
  for (const y of rules) line(left, y, right, y);

  context.fillStyle = text;
  context.font = `${fontSize}px ${fontFamily}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (const label of scores) context.fillText(label.text, label.x, label.y);
  context.textAlign = 'center';
  context.textBaseline = 'hanging';
  for (const label of [...weeks, ...months]) context.fillText(label.text, label.x, label.y);

  if (today) {
    context.strokeStyle = text;
    context.setLineDash([2, 3]);
    line(today.x, top, today.x, bottom);
    context.textAlign = 'right';
    context.fillText(today.text, today.x - TO_MARK, today.y);
  }

  context.strokeStyle = text;
  context.setLineDash([6, 2]);
  for (const { text: label, x, y, side } of axes.changes) {
    line(x, top, x, bottom);
    context.textAlign = side === 'before' ? 'right' : 'left';
    context.fillText(label, side === 'before' ? x - TO_MARK : x + TO_MARK, y);
  }

  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const { series, x, y } of axes.ends) {
    context.strokeStyle = colors[series.key];
    context.lineWidth = series.width;
    context.setLineDash([...series.dash]);
    line(x, y, x + SAMPLE, y);
    context.fillText(series.title, x + LABEL_START, y);
  }
}
