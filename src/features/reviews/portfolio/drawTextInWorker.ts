import { zlibSync } from 'fflate';
import { wrapText, type DrawText } from '@/shared/download/pdf/textImage';

/** Pixels per point, enough for print. */
const PIXELS_PER_POINT = 4;
const LINE_HEIGHT = 1.25;
const FONT = 'Helvetica, Arial, sans-serif';

/** Draws a text with the fonts of the device in a worker, where no canvas gives its picture as an address at once. */
export const drawTextInWorker: DrawText = (text, { size, color, bold = false, width }) => {
  const font = `${bold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px ${FONT}`;
  const measuring = contextOf(new OffscreenCanvas(1, 1));
  measuring.font = font;
  const widthOf = (line: string) => measuring.measureText(line).width;
  const lines = wrapText(text, (line) => widthOf(line) <= width * PIXELS_PER_POINT);
  const lineHeight = size * LINE_HEIGHT * PIXELS_PER_POINT;
  const canvas = new OffscreenCanvas(
    Math.ceil(Math.max(1, ...lines.map(widthOf))),
    Math.ceil(lineHeight * Math.max(1, lines.length)),
  );
  const context = contextOf(canvas);
  context.font = font;
  context.fillStyle = color;
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 0, (index + 0.5) * lineHeight);
  }
  return {
    png: pngOf(context.getImageData(0, 0, canvas.width, canvas.height)),
    width: canvas.width / PIXELS_PER_POINT,
    height: canvas.height / PIXELS_PER_POINT,
  };
};

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  return context;
}

/** A picture with transparency as a PNG, as a data URL. */
function pngOf({ width, height, data }: ImageData): string {
  const row = width * 4;
  const raw = new Uint8Array((row + 1) * height);
  // Each row begins with the number of its filter, 0 for none.
  for (let y = 0; y < height; y++)
    raw.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6], 8);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const chunks = [chunkOf('IHDR', header), chunkOf('IDAT', zlibSync(raw)), chunkOf('IEND')];
  let binary = String.fromCharCode(...signature);
  for (const chunk of chunks) for (const byte of chunk) binary += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(binary)}`;
}

function chunkOf(type: string, content = new Uint8Array(0)): Uint8Array {
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(content, 8);
  view.setUint32(content.length + 8, crcOf(chunk.subarray(4, content.length + 8)));
  return chunk;
}

/** The CRC-32 that PNG uses. */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
