import type { ReportPicture } from '@/shared/download/Report';
import type { Formats } from '@/shared/i18n/formats';
import { FONT, PALETTES, PRODUCT_COLORS } from '@/shared/ui/theme/tokens';
import { isAverage, lookOf, rangeOf, type Bridge } from '../bridge/bridgeSteps';

// In pixels of the screen.
const WIDTH = 760;
const HEIGHT = 220;
const LABELS = 24;
const FIGURES = 20;
/** Pixels of the picture for each pixel of the screen. */
const SHARPNESS = 3;
/** Share of a bar's column that the bar covers. */
const BAR_SHARE = 0.64;

/** The bridge for paper: light, whatever the theme is. `labels`: one for each step. */
export function drawBridge(
  { steps, bottom, top }: Bridge,
  labels: readonly string[],
  formats: Formats,
): Omit<ReportPicture, 'title'> {
  const { surface, text } = PALETTES.light;
  const page = document.createElement('canvas');
  page.width = WIDTH * SHARPNESS;
  page.height = HEIGHT * SHARPNESS;
  const context = page.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = surface;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  context.font = `${FONT.sizeSmall}px ${FONT.family}`;

  const column = WIDTH / steps.length;
  const bar = column * BAR_SHARE;
  const heightOf = (score: number) =>
    FIGURES + ((top - score) / (top - bottom)) * (HEIGHT - LABELS - FIGURES);
  steps.forEach((step, index) => {
    const left = index * column + (column - bar) / 2;
    const center = left + bar / 2;
    const [low, high] = rangeOf(step);
    context.fillStyle = COLORS[lookOf(step)];
    context.fillRect(left, heightOf(high), bar, Math.max(1, heightOf(low) - heightOf(high)));
    if (index < steps.length - 1) {
      context.fillStyle = textSecondary;
      context.fillRect(left + bar, heightOf(step.end), column - bar, 0.5);
    }
    context.fillStyle = text;
    const figure = isAverage(step) ? formats.score(step.figure) : formats.signed(step.figure);
    context.fillText(figure, center, heightOf(high) - 5);
    context.fillText(labels[index] ?? '', center, HEIGHT - 8, column);
  });
  return { png: page.toDataURL('image/png'), width: page.width, height: page.height };
}

const { textSecondary } = PALETTES.light;
const { '--vd-grade-high': gain = textSecondary, '--vd-grade-low': loss = textSecondary } =
  PRODUCT_COLORS.light;

const COLORS = {
  average: textSecondary,
  unexplained: textSecondary,
  up: gain,
  down: loss,
};
