/** The radius of a point with its outline. */
export const POINT_RADIUS = 7;

/** The name of a point: beside it, or further away at the end of a line. All in units of the viewBox. */
export interface PlacedName<Point extends Position = Position> {
  point: Point;
  name: string;
  /** The side of its text at which the name begins: at the right or left of x. */
  anchor: 'start' | 'end';
  x: number;
  /** The middle of the text's height. */
  y: number;
  /** Whether a line leads to the point. */
  hasLeader: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Position {
  x: number;
  y: number;
}

const CHARACTER_WIDTH = 7;
const HEIGHT = 16;
const BESIDE = POINT_RADIUS + 4;
/** Distances at which a name with a line is searched for, the nearest first. */
const LEADER_WIDTHS = [20, 44, 72];
const LEADER_LINES = 20;
/** Of more points only those are named that have space beside them. */
const MOST_LEADERS = 60;
const SAMPLES = 16;

interface Surroundings<Point> {
  /** The names of a point, the best first; the others are for a point that has no space otherwise. */
  namesOf: (point: Point) => readonly string[];
  /** All points of the drawing, also those without a name. */
  obstacles: readonly Position[];
  /** Where names may be. */
  bounds: Box;
}

/**
 * Where the names of points are, the first points first. Of few points each is named that has space; names cover neither
 * points nor each other.
 */
export function placeNames<Point extends Position>(
  points: readonly Point[],
  { namesOf, obstacles, bounds }: Surroundings<Point>,
): PlacedName<Point>[] {
  const offsets = points.length > MOST_LEADERS ? BESIDE_ONLY : ALL_OFFSETS;
  const labels: PlacedName<Point>[] = [];
  const boxes: Box[] = [];
  for (const point of points) {
    const others = obstacles.filter(({ x, y }) => x !== point.x || y !== point.y).map(boxAround);
    const hasSpace = (label: PlacedName) => {
      const box = boxOf(label);
      return isWithin(box, bounds) && ![...boxes, ...others].some((other) => overlap(box, other));
    };
    const isClear = (label: PlacedName) => {
      const [box, line] = [boxOf(label), leaderOf(label)];
      const crossed = [...boxes, ...others].some((other) => line.some((at) => isIn(at, other)));
      return !crossed && !labels.some((other) => leaderOf(other).some((at) => isIn(at, box)));
    };
    const possible = namesOf(point).flatMap((name) =>
      offsets.map((offset) => labelAt({ point, name }, offset, bounds)).filter(hasSpace),
    );
    // A line that crosses a name is better than no name.
    const label = possible.find(isClear) ?? possible[0];
    if (!label) continue;
    labels.push(label);
    boxes.push(boxOf(label));
  }
  return labels;
}

/** Where the line of a name ends: at the nearest edge of its text. */
export function leaderEnd(label: PlacedName): Position {
  const { x, y } = label.point;
  const { left, right, top, bottom } = boxOf(label);
  if (x < left) return { x: left - 2, y: label.y };
  if (x > right) return { x: right + 2, y: label.y };
  return { x, y: y < label.y ? top : bottom };
}

const SIDES = [1, -1];
const BESIDE_ONLY = SIDES.map((side) => ({ dx: side * BESIDE, dy: 0 }));
const ALL_OFFSETS = [
  ...BESIDE_ONLY,
  ...Array.from({ length: LEADER_LINES }, (_, index) => (index + 1) * HEIGHT).flatMap((dy) =>
    LEADER_WIDTHS.flatMap((dx) =>
      SIDES.flatMap((side) => SIDES.map((below) => ({ dx: side * dx, dy: below * dy }))),
    ),
  ),
];

/** The name with an offset from its point; one with a line is moved into the drawing. */
function labelAt<Point extends Position>(
  { point, name }: Pick<PlacedName<Point>, 'point' | 'name'>,
  { dx, dy }: (typeof ALL_OFFSETS)[number],
  bounds: Box,
): PlacedName<Point> {
  const hasLeader = dy !== 0;
  const anchor = dx > 0 ? 'start' : 'end';
  const width = name.length * CHARACTER_WIDTH;
  const [least, most] =
    anchor === 'start'
      ? [bounds.left + 3, bounds.right - width - 1]
      : [bounds.left + width + 1, bounds.right - 3];
  const x = point.x + dx;
  const inside = hasLeader ? Math.min(most, Math.max(least, x)) : x;
  return { point, name, anchor, x: inside, y: point.y + dy, hasLeader };
}

function boxOf({ name, anchor, x, y }: PlacedName): Box {
  const width = name.length * CHARACTER_WIDTH;
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

const boxAround = ({ x, y }: Position): Box => ({
  left: x - POINT_RADIUS - 2,
  right: x + POINT_RADIUS + 2,
  top: y - POINT_RADIUS - 2,
  bottom: y + POINT_RADIUS + 2,
});

/** Positions along the line of a name; none without one. */
function leaderOf(label: PlacedName): Position[] {
  if (!label.hasLeader) return [];
  const { point } = label;
  const end = leaderEnd(label);
  return Array.from({ length: SAMPLES }, (_, index) => {
    const share = (index + 1) / SAMPLES;
    return { x: point.x + (end.x - point.x) * share, y: point.y + (end.y - point.y) * share };
  });
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
const isIn = ({ x, y }: Position, { left, right, top, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom;
const isWithin = ({ left, right, top, bottom }: Box, bounds: Box) =>
  left > bounds.left && right < bounds.right && top > bounds.top && bottom < bounds.bottom;
