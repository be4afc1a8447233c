import type { Box } from './placeLabels';

/** Of the drawing, in its own units. */
export const SIZE = { width: 960, height: 440, left: 16, right: 16, top: 28, bottom: 28 };
export const RADIUS = 7;
const EFFORT = { least: 1, most: 5 };

export function xOf(effort: number): number {
  const share = (effort - EFFORT.least) / (EFFORT.most - EFFORT.least);
  return SIZE.left + RADIUS + share * (SIZE.width - SIZE.left - SIZE.right - 2 * RADIUS);
}

export function yOf(gain: number, most: number): number {
  const range = SIZE.height - SIZE.top - SIZE.bottom - 2 * RADIUS;
  return SIZE.height - SIZE.bottom - RADIUS - (gain / most) * range;
}

export const middleLines = () =>
  `M${SIZE.width / 2} 0V${SIZE.height}M0 ${SIZE.height / 2}H${SIZE.width}`;

/** Where labels may be: between the names of the corners. */
export const LABELS: Box = {
  ...{ x: 4, y: SIZE.top - RADIUS },
  ...{ width: SIZE.width - 8, height: SIZE.height - SIZE.top - SIZE.bottom + 2 * RADIUS },
};

export const circleAt = ({ x, y }: { x: number; y: number }): Box => ({
  ...{ x: x - RADIUS, y: y - RADIUS },
  ...{ width: 2 * RADIUS, height: 2 * RADIUS },
});

const CORNER = { distance: 10, capitals: 10 };

/** The names of the quarters in the corners of the drawing. */
export function cornersOf(names: Record<'quickWins' | 'bigBets' | 'fillIns' | 'notNow', string>) {
  const { distance, capitals } = CORNER;
  const [start, end] = [
    { x: distance, anchor: 'start' },
    { x: SIZE.width - distance, anchor: 'end' },
  ] as const;
  const [top, bottom] = [{ y: distance + capitals }, { y: SIZE.height - distance }];
  return [
    { text: names.quickWins, ...start, ...top },
    { text: names.bigBets, ...end, ...top },
    { text: names.fillIns, ...start, ...bottom },
    { text: names.notNow, ...end, ...bottom },
  ];
}
