import type { ReportBlock } from '@contract/report/blocks';
import { saveFile } from '@/shared/download/saveFile';
import type { Drawing, Measure } from './Drawing';
import { layOutBlock, PAGE } from './layout';

/** Pixels per mm: twice those of a screen. */
const SCALE = 2 * (96 / 25.4);
/** Millimeters per point. */
const MM = 25.4 / 72;
const MARGIN = 4;
const FONT = 'Helvetica, Arial, sans-serif';
// eslint-disable-next-line no-restricted-syntax -- Paper is white in both themes.
const PAPER = '#ffffff';

/** Copies the picture of a block, or saves it where the browser copies no pictures. */
export async function copyPicture(block: ReportBlock, title: string): Promise<'copied' | 'saved'> {
  const picture = pictureOf(block);
  const canCopy = typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;
  try {
    if (!canCopy) throw new Error('This browser copies no pictures');
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'copied';
  } catch {
    saveFile(await picture, `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.png`);
    return 'saved';
  }
}

/** A block as a PNG on white, with twice the resolution of a screen. */
async function pictureOf(block: ReportBlock): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const measure: Measure = (text, size, isBold) => {
    context.font = fontOf(size, isBold);
    return context.measureText(text).width;
  };
  const { height, drawings } = layOutBlock(block, { measure, width: PAGE.column, scale: 1 });
  canvas.width = Math.ceil((PAGE.column + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil((height + 2 * MARGIN) * SCALE);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(MARGIN, MARGIN);
  for (const drawing of drawings) draw(context, drawing);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is empty'));
    }, 'image/png');
  });
}

const fontOf = (size: number, isBold: boolean) => `${isBold ? 'bold ' : ''}${size * MM}px ${FONT}`;

function draw(context: CanvasRenderingContext2D, drawing: Drawing): void {
  if (drawing.kind === 'text') {
    const { text, x, y, size, color, isBold, isRight } = drawing;
    context.font = fontOf(size, isBold);
    context.fillStyle = color;
    context.textAlign = isRight ? 'right' : 'left';
    context.fillText(text, x, y);
    return;
  }
  context.strokeStyle = drawing.color;
  context.beginPath();
  if (drawing.kind === 'rule') {
    context.setLineDash([]);
    context.lineWidth = 0.2;
    context.moveTo(drawing.x, drawing.y);
    context.lineTo(drawing.x + drawing.width, drawing.y);
  } else {
    context.setLineDash([...drawing.dash]);
    context.lineWidth = drawing.lineWidth;
    for (const [x, y] of drawing.points) context.lineTo(x, y);
  }
  context.stroke();
}
