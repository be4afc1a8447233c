import { POINT_RADIUS } from '@/shared/ui/drawing/placeNames';

/** The drawing is as wide as its place, so that its texts are not scaled; this is its width in tests. */
export const DEFAULT_WIDTH = 960;
export const HEIGHT = 440;
const MARGIN = { left: 16, right: 16, top: 28, bottom: 28 };
const EFFORT = { least: 1, most: 5 };

export function xOf(effort: number, width: number): number {
  const share = (effort - EFFORT.least) / (EFFORT.most - EFFORT.least);
  return (
    MARGIN.left + POINT_RADIUS + share * (width - MARGIN.left - MARGIN.right - 2 * POINT_RADIUS)
  );
}

export function yOf(gain: number, most: number): number {
  const range = HEIGHT - MARGIN.top - MARGIN.bottom - 2 * POINT_RADIUS;
  return HEIGHT - MARGIN.bottom - POINT_RADIUS - (gain / most) * range;
}

export const middleLines = (width: number) => `M${width / 2} 0V${HEIGHT}M0 ${HEIGHT / 2}H${width}`;

/** Where names may be: between the names of the corners. */
export const boundsOf = (width: number) => ({
  ...{ left: 4, right: width - 4 },
  ...{ top: MARGIN.top - POINT_RADIUS, bottom: HEIGHT - MARGIN.bottom + POINT_RADIUS },
});

const CORNER = { distance: 10, capitals: 10 };

/** The names of the quarters in the corners of the drawing. */
export function cornersOf(
  names: Record<'quickWins' | 'bigBets' | 'fillIns' | 'notNow', string>,
  width: number,
) {
  const { distance, capitals } = CORNER;
  const [start, end] = [
    { x: distance, anchor: 'start' },
    { x: width - distance, anchor: 'end' },
  ] as const;
  const [top, bottom] = [{ y: distance + capitals }, { y: HEIGHT - distance }];
  return [
    { text: names.quickWins, ...start, ...top },
    { text: names.bigBets, ...end, ...top },
    { text: names.fillIns, ...start, ...bottom },
    { text: names.notNow, ...end, ...bottom },
  ];
}
