import { Line, type Chart } from '@ant-design/plots';
import { createRoot } from 'react-dom/client';
import type { ReportPicture } from '@/shared/download/Report';
import { PALETTES } from '@/shared/ui/theme/tokens';
import { axesOf } from '../model/axes';
import { drawAxes } from './drawAxes';
import { drawLegend, LEGEND_HEIGHT } from './drawLegend';
import { plotConfig } from '../plot/plotConfig';
import type { PlotInput } from '../model/plotModel';
import { plotPalette } from '../plot/plotPalette';

/**
 * The size of the image on the page, px. It is chosen so that its text is as large as the page's
 * text.
 */
const WIDTH = 760;
const HEIGHT = 300;
/** Number of pixels of the image per CSS pixel. */
const SHARPNESS = 3;

/** The part of the library's chart that the image needs; the library does not export its type. */
interface Drawing {
  render(): Promise<unknown>;
  getContext(): {
    canvas?: {
      getConfig(): { devicePixelRatio?: number };
      resize(width: number, height: number): void;
      getContextService(): { getDomElement(): HTMLCanvasElement };
    };
  };
}

/** Draws the chart with its legend for a file, always in the light theme and with a high resolution. */
export async function drawPicture(input: PlotInput): Promise<Omit<ReportPicture, 'title'>> {
  const palette = plotPalette('light');
  const root = createRoot(document.createElement('div'));
  try {
    const canvas = await new Promise<HTMLCanvasElement>((resolve, reject) => {
      const config = plotConfig(input, { palette, width: WIDTH, height: HEIGHT });
      const onReady = (plot: Chart) =>
        void sharpCanvas(plot.chart as Drawing).then(resolve, reject);
      root.render(<Line {...config} onReady={onReady} />);
    });
    const page = document.createElement('canvas');
    page.width = canvas.width;
    page.height = canvas.height + LEGEND_HEIGHT * SHARPNESS;
    const context = page.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.fillStyle = PALETTES.light.surface;
    context.fillRect(0, 0, page.width, page.height);
    context.scale(SHARPNESS, SHARPNESS);
    drawLegend(context, input.series, palette, WIDTH);
    context.translate(0, LEGEND_HEIGHT);
    drawAxes(context, axesOf(input, { width: WIDTH, height: HEIGHT }), palette);
    context.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
    return { png: page.toDataURL('image/png'), width: page.width, height: page.height };
  } finally {
    root.unmount();
  }
}

/** The canvas of the plot, after it has been drawn with the resolution of the image. */
async function sharpCanvas(chart: Drawing): Promise<HTMLCanvasElement> {
  await chart.render();
  const { canvas } = chart.getContext();
  if (!canvas) throw new Error('The chart has no canvas');
  canvas.getConfig().devicePixelRatio = SHARPNESS;
  canvas.resize(WIDTH, HEIGHT);
  await chart.render();
  await new Promise(requestAnimationFrame);
  return canvas.getContextService().getDomElement();
}
