import type { ReportBlock } from '@contract/report/blocks';
import type { Drawing, LaidOut, Measure } from './Drawing';
import { INK, LINES, TOTAL_LINE } from './ink';

type Chart = Extract<ReportBlock, { kind: 'chart' }>;

interface Room {
  measure: Measure;
  width: number;
  height: number;
  y: number;
}

const SCORES = [2, 4, 6, 8, 10];
const [LEFT, LABELS] = [6, 40];
const SIZE = 7;
/** The least distance of labels, mm. */
const LABEL_ROW = 3.4;

/** The style of each line: the drivers in their order, then Total. */
export const lookOf = (index: number, isTotal: boolean) =>
  isTotal ? TOTAL_LINE : (LINES[index] ?? TOTAL_LINE);

/** The points of a line in a box; parts without a value interrupt it. */
export function partsOf(
  values: readonly (number | null)[],
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): (readonly [number, number])[][] {
  const step = (right - left) / Math.max(1, values.length - 1);
  const parts: (readonly [number, number])[][] = [];
  let isDown = false;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      isDown = false;
      continue;
    }
    const point = [left + index * step, bottom - ((value - 1) / 9) * (bottom - top)] as const;
    if (isDown) parts.at(-1)?.push(point);
    else parts.push([point]);
    isDown = true;
  }
  return parts;
}

/** Lines of the drivers and of Total with their names at the end, which differ by their dashes, too. */
export function layOutChart(
  { lines, first, last }: Chart,
  { measure, width, height, y }: Room,
): LaidOut {
  const box = { left: LEFT, right: width - LABELS, top: y + 1.5, bottom: y + height - 4 };
  const textAt = (
    text: string,
    x: number,
    at: number,
    style: { isRight?: boolean; isBold?: boolean },
  ) =>
    ({
      kind: 'text',
      text,
      x,
      y: at,
      size: SIZE,
      color: style.isBold ? INK.text : INK.secondary,
      isBold: style.isBold ?? false,
      isRight: style.isRight ?? false,
      width: measure(text, SIZE, style.isBold ?? false),
    }) satisfies Drawing;
  const yOf = (score: number) => box.bottom - ((score - 1) / 9) * (box.bottom - box.top);
  const axes = SCORES.flatMap((score): Drawing[] => [
    { kind: 'rule', x: box.left, y: yOf(score), width: box.right - box.left, color: INK.rule },
    textAt(String(score), box.left - 1.5, yOf(score) + 1, { isRight: true }),
  ]);
  const paths = lines.flatMap(({ values, isTotal }, index): Drawing[] =>
    partsOf(values, box).map((points) => ({ kind: 'path', points, ...lookOf(index, isTotal) })),
  );
  return {
    height,
    drawings: [
      ...axes,
      ...paths,
      ...labels(lines, yOf).flatMap(({ index, name, at, isTotal }): Drawing[] => [
        {
          kind: 'path',
          points: [
            [box.right + 2, at - 1],
            [box.right + 8, at - 1],
          ],
          ...lookOf(index, isTotal),
        },
        textAt(name, box.right + 9.5, at, { isBold: isTotal }),
      ]),
      textAt(first, box.left, y + height, {}),
      textAt(last, box.right, y + height, { isRight: true }),
    ],
  };
}

/** The names at the ends of their lines, moved apart. */
function labels(lines: Chart['lines'], yOf: (score: number) => number) {
  const ends = lines.flatMap(({ name, isTotal, values }, index) => {
    const value = values.findLast((one) => one !== null) ?? null;
    return value === null ? [] : [{ index, name, isTotal, at: yOf(value) + 1 }];
  });
  ends.sort((a, b) => a.at - b.at);
  for (const [place, end] of ends.entries()) {
    const above = ends[place - 1];
    if (above && end.at - above.at < LABEL_ROW) end.at = above.at + LABEL_ROW;
  }
  return ends;
}
