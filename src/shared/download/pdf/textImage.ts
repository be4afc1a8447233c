/** The style of a text; sizes are in points, as in the document around it. */
export interface TextStyle {
  size: number;
  color: string;
  bold?: boolean;
  /** Longer lines are wrapped. */
  width: number;
}

/** A text drawn by the browser, in any script. */
export interface TextImage {
  /** PNG with a transparent background, as a data URL. */
  png: string;
  /** Points. */
  width: number;
  height: number;
}

export type DrawText = (text: string, style: TextStyle) => TextImage;

/** The characters of Windows-1252 beyond Latin-1, which the standard PDF fonts contain. */
const WINDOWS_1252_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const ENCODABLE = new RegExp(`^[\\s\\x20-\\x7e\\xa0-\\xff${WINDOWS_1252_EXTRAS}]*$`);

/** Whether the standard PDF fonts contain all characters of a text. */
export const isEncodable = (text: string) => ENCODABLE.test(text);

/** Pixels per point, enough for print. */
const PIXELS_PER_POINT = 6;
const LINE_HEIGHT = 1.25;
const FONT = 'Helvetica, Arial, sans-serif';

/** Draws a text with the fonts of the device, which cover the scripts that its owner reads. */
export const drawText: DrawText = (text, { size, color, bold = false, width }) => {
  const canvas = document.createElement('canvas');
  const font = `${bold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px ${FONT}`;
  const context = contextOf(canvas);
  context.font = font;
  const lines = wrapText(
    text,
    (part) => context.measureText(part).width <= width * PIXELS_PER_POINT,
  );
  const lineHeight = size * LINE_HEIGHT * PIXELS_PER_POINT;
  canvas.width = Math.ceil(Math.max(1, ...lines.map((line) => context.measureText(line).width)));
  canvas.height = Math.ceil(lineHeight * lines.length);
  // Setting the size of a canvas resets its context.
  Object.assign(context, { font, fillStyle: color, textBaseline: 'middle' });
  lines.forEach((line, index) => context.fillText(line, 0, (index + 0.5) * lineHeight));
  return {
    png: canvas.toDataURL('image/png'),
    width: canvas.width / PIXELS_PER_POINT,
    height: canvas.height / PIXELS_PER_POINT,
  };
};

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  return context;
}

/** Wraps a text between words. `Intl.Segmenter` finds them, because some scripts have no spaces. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (line.trim() !== '' && !fits((line + segment).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? segment.trimStart() : segment;
  }
  return [...lines, line.trimEnd()];
}
