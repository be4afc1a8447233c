import { weakestDriver, type PortfolioRow } from '../Portfolio';

/** The size of a drawing and its margins, in its own units. */
export interface MapSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WIDE_MAP: MapSize = {
  ...{ width: 900, height: 420, left: 56, right: 24, top: 16, bottom: 48 },
};

/** As wide as the card on a tablet, so that its texts keep their size. */
export const MEDIUM_MAP: MapSize = {
  ...{ width: 640, height: 400, left: 56, right: 24, top: 16, bottom: 48 },
};

/** As wide as the card on a phone. */
export const NARROW_MAP: MapSize = {
  ...{ width: 320, height: 400, left: 44, right: 12, top: 16, bottom: 48 },
};

export interface MapPoint {
  row: PortfolioRow;
  /** English name of the company's weakest driver, and its average. */
  driver: string;
  average: number;
  x: number;
  y: number;
}

export const xOf = (completed: number, { left, right, width }: MapSize) =>
  left + (completed / 100) * (width - left - right);

/** `average`: 1–10. */
export const yOf = (average: number, { top, bottom, height }: MapSize) =>
  top + ((10 - average) / 9) * (height - top - bottom);

/** The companies with a score as points, from left to right; companies without one are left out. */
export function mapPoints(rows: readonly PortfolioRow[], size: MapSize): MapPoint[] {
  return rows
    .flatMap((row): MapPoint[] => {
      const weakest = weakestDriver(row);
      if (!weakest) return [];
      const { title: driver, average } = weakest;
      return [{ row, driver, average, x: xOf(row.completed, size), y: yOf(average, size) }];
    })
    .toSorted((a, b) => a.x - b.x || b.y - a.y || a.row.name.localeCompare(b.row.name, 'en'));
}

/** The space for a name and for a point. */
const LABEL = { width: 170, height: 16 } as const;
const POINT = 10;

/** Whether the name of a point is at its left, because there is no space at its right. */
export const isNamedAtLeft = ({ x }: MapPoint, { width }: MapSize) => x > width - LABEL.width;

/** The points whose name has space beside them, without covering other points and names. */
export function labeledPoints(points: readonly MapPoint[], size: MapSize): ReadonlySet<MapPoint> {
  const labeled = new Set<MapPoint>();
  for (const point of points) {
    const [left, right] = labelOf(point, size);
    const isCovered = points.some((other) => {
      if (other === point || Math.abs(other.y - point.y) > LABEL.height) return false;
      const [otherLeft, otherRight] = labeled.has(other)
        ? labelOf(other, size)
        : [other.x - POINT, other.x + POINT];
      return otherLeft < right && otherRight > left;
    });
    if (!isCovered) labeled.add(point);
  }
  return labeled;
}

/** From where to where a point and its name reach. */
const labelOf = (point: MapPoint, size: MapSize): [number, number] =>
  isNamedAtLeft(point, size)
    ? [point.x - LABEL.width, point.x + POINT]
    : [point.x - POINT, point.x + LABEL.width];
