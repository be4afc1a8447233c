import type { ReportBlock, ReportText } from '@contract/report/blocks';
import { layOutChart } from './chart';
import type { Drawing, LaidOut, Measure } from './Drawing';
import { GRADE_INK, INK } from './ink';
import { LOGO_SIDE } from './logo';
import { fitted, wrapped } from './textFit';

/** The text column of an A4 page, mm. */
export const PAGE = { width: 210, height: 297, margin: 14, column: 182 } as const;

const SIZE = {
  company: 17,
  title: 11,
  heading: 10,
  text: 8.5,
  small: 7.5,
  totalRow: 9.5,
  total: 12,
};
const LINE = 3.9;
const ROW = 5.3;
const BLOCK_GAP = 5;
const CHART_HEIGHT = 36;
const CELL_GAP = 2;
/** The heights of lines and gaps if a page is too full, as shares of the usual ones. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

interface Place {
  measure: Measure;
  width: number;
  scale: number;
}

/** Lays a page out. A page that is too full gets smaller gaps. */
export function layOutPage(
  blocks: readonly ReportBlock[],
  measure: Measure,
  { hasLogo = false } = {},
): Drawing[] {
  const available = PAGE.height - 2 * PAGE.margin;
  for (const scale of SCALES) {
    const laidOut = blocks.map((block) => {
      const beside = hasLogo && block.kind === 'heading' ? LOGO_SIDE + CELL_GAP : 0;
      return layOutBlock(block, { measure, width: PAGE.column - beside, scale });
    });
    const gaps = BLOCK_GAP * scale * (blocks.length - 1);
    const height = laidOut.reduce((sum, one) => sum + one.height, gaps);
    if (height > available && scale !== SCALES.at(-1)) continue;
    let y: number = PAGE.margin;
    return laidOut.flatMap(({ drawings, height: ofBlock }) => {
      const moved = drawings.map((one) => movedBy(one, PAGE.margin, y));
      y += ofBlock + BLOCK_GAP * scale;
      return moved;
    });
  }
  return [];
}

/** A block from the top left corner. */
export function layOutBlock(block: ReportBlock, place: Place): LaidOut {
  switch (block.kind) {
    case 'heading':
      return heading(block, place);
    case 'table':
      return table(block, place);
    case 'chart':
      return withTitle(block.title, place, (y) =>
        layOutChart(block, { ...place, y, height: CHART_HEIGHT * place.scale }),
      );
    case 'facts':
      return withTitle(block.title, place, (y) => facts(block.facts, place, y));
    case 'empty':
      return withTitle(block.title, place, (y) => ({
        height: ROW * place.scale,
        drawings: [text(block.text, { y: y + LINE, color: INK.secondary }, place)],
      }));
    case 'code':
      return code(block, place);
  }
}

function heading(block: Extract<ReportBlock, { kind: 'heading' }>, place: Place): LaidOut {
  const { scale } = place;
  let y = 6.5 * scale;
  const drawings = [text(block.company, { y, size: SIZE.company, isBold: true }, place)];
  y += 6.5 * scale;
  drawings.push(text(block.title, { y, size: SIZE.title }, place));
  for (const line of block.lines) {
    y += 4.4 * scale;
    const isAlert = block.isWithdrawn && line === block.lines.at(-1);
    drawings.push(text(line, { y, color: isAlert ? INK.danger : INK.secondary }, place));
  }
  const summary = wrapped(block.summary, { ...place, size: SIZE.text });
  if (summary.length > 0) y += 1.5 * scale;
  for (const line of summary) {
    y += LINE * scale;
    drawings.push(text(line, { y }, place));
  }
  return { height: y + 1.5, drawings };
}

function table(block: Extract<ReportBlock, { kind: 'table' }>, place: Place): LaidOut {
  const { columns, rows, sum, isTotalFirst } = block;
  return withTitle(block.title, place, (top) => {
    const row = ROW * place.scale;
    const drawings: Drawing[] = [];
    let y = top + LINE;
    const cells = (texts: readonly ReportText[], style: TextStyle) => {
      let x = 0;
      for (const [index, { share, isRight }] of columns.entries()) {
        const width = place.width * share;
        const cell = texts[index];
        if (cell && cell.text !== '') {
          const at = isRight ? x + width - CELL_GAP / 2 : x;
          const room = { ...place, width: width - CELL_GAP };
          drawings.push(text(cell, { ...style, y, x: at, isRight }, room));
        }
        x += width;
      }
    };
    cells(
      columns.map(({ header }) => ({ text: header })),
      { size: SIZE.small, color: INK.secondary },
    );
    drawings.push(ruleAt(y + 1.2, place));
    for (const [index, texts] of rows.entries()) {
      const isTotal = isTotalFirst && index === 0;
      y += isTotal ? row * 1.25 : row;
      cells(texts, isTotal ? { size: SIZE.totalRow, isBold: true } : {});
    }
    if (sum.length > 0) {
      drawings.push(ruleAt(y + 1.4, place));
      y += row;
      let x = 0;
      for (const cell of sum.filter((one) => one.text !== '')) {
        const drawn = text(cell, { y, x, isBold: true }, { ...place, width: place.width - x });
        drawings.push(drawn);
        x += (drawn.kind === 'text' ? drawn.width : 0) + 4;
      }
    }
    return { height: y - top + 1.5, drawings };
  });
}

function facts(
  all: Extract<ReportBlock, { kind: 'facts' }>['facts'],
  place: Place,
  y: number,
): LaidOut {
  const width = place.width / all.length;
  const room = { ...place, width: width - CELL_GAP };
  const drawings = all.flatMap(({ label, value, detail }, index) => {
    const x = index * width;
    return [
      text(label, { x, y: y + LINE, size: SIZE.small, color: INK.secondary }, room),
      text(value, { x, y: y + 9, size: SIZE.total, isBold: true }, room),
      ...wrapped(detail, { ...room, size: SIZE.small })
        .slice(0, 2)
        .map((line, at) =>
          text(line, { x, y: y + 12.8 + at * 3.2, size: SIZE.small, color: INK.secondary }, room),
        ),
    ];
  });
  return { height: 16.5, drawings };
}

function code(block: Extract<ReportBlock, { kind: 'code' }>, place: Place): LaidOut {
  const drawings: Drawing[] = [ruleAt(0, place)];
  let y = 4.5;
  if (block.code !== null) {
    drawings.push(text(`${block.title}: ${block.code}`, { y, isBold: true }, place));
    y += 3.6;
  }
  const lines = block.lines.flatMap((line) => wrapped(line, { ...place, size: SIZE.small }));
  for (const line of lines) {
    drawings.push(text(line, { y, size: SIZE.small, color: INK.secondary }, place));
    y += 3.3;
  }
  return { height: y, drawings };
}

function withTitle(title: string, place: Place, body: (y: number) => LaidOut): LaidOut {
  const top = 4.5;
  const { height, drawings } = body(top);
  const titled = text(title, { y: 3.4, size: SIZE.heading, isBold: true }, place);
  return { height: top + height, drawings: [titled, ...drawings] };
}

interface TextStyle {
  x?: number;
  y?: number;
  size?: number;
  color?: string;
  isBold?: boolean;
  isRight?: boolean;
}

function text(
  content: string | ReportText,
  { x = 0, y = 0, size = SIZE.text, color = INK.text, isBold = false, isRight = false }: TextStyle,
  { measure, width }: Place,
): Drawing {
  const { text: whole, figure, grade } = typeof content === 'string' ? { text: content } : content;
  const shown = figure === undefined ? fitted(whole, { measure, width, size, isBold }) : whole;
  // A figure is never shortened; it is written smaller.
  const wide = measure(shown, size, isBold);
  const fitting = wide > width ? (size * width) / wide : size;
  return {
    kind: 'text',
    text: shown,
    ...{ x, y, size: fitting, isBold, isRight },
    color: grade === undefined ? color : GRADE_INK[grade],
    width: Math.min(wide, width),
    ...(figure !== undefined && { figure }),
  };
}

const ruleAt = (y: number, { width }: Place): Drawing => ({
  kind: 'rule',
  x: 0,
  y,
  width,
  color: INK.rule,
});

function movedBy(one: Drawing, x: number, y: number): Drawing {
  if (one.kind === 'path') {
    return { ...one, points: one.points.map(([atX, atY]) => [atX + x, atY + y] as const) };
  }
  return { ...one, x: one.x + x, y: one.y + y };
}
