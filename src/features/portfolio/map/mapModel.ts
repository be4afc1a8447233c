import { weakestDriver, type PortfolioRow } from '../Portfolio';

/** The drawing's size in its own units. */
export const MAP = { width: 900, height: 420, left: 56, right: 24, top: 16, bottom: 48 } as const;

export interface MapPoint {
  row: PortfolioRow;
  /** English name of the company's weakest driver, and its average. */
  driver: string;
  average: number;
  x: number;
  y: number;
}

export const xOf = (completed: number) =>
  MAP.left + (completed / 100) * (MAP.width - MAP.left - MAP.right);

/** `average`: 1–10. */
export const yOf = (average: number) =>
  MAP.top + ((10 - average) / 9) * (MAP.height - MAP.top - MAP.bottom);

/** The companies with a score as points, from left to right; companies without one are left out. */
export function mapPoints(rows: readonly PortfolioRow[]): MapPoint[] {
  return rows
    .flatMap((row): MapPoint[] => {
      const weakest = weakestDriver(row);
      if (!weakest) return [];
      const { title: driver, average } = weakest;
      return [{ row, driver, average, x: xOf(row.completed), y: yOf(average) }];
    })
    .toSorted((a, b) => a.x - b.x || b.y - a.y || a.row.name.localeCompare(b.row.name, 'en'));
}

/** The space for a name and for a point. */
const LABEL = { width: 170, height: 16 } as const;
const POINT = 10;

/** Whether the name of a point is at its left, because there is no space at its right. */
export const isNamedAtLeft = ({ x }: MapPoint) => x > MAP.width - LABEL.width;

/** The points whose name has space beside them, without covering other points and names. */
export function labeledPoints(points: readonly MapPoint[]): ReadonlySet<MapPoint> {
  const labeled = new Set<MapPoint>();
  for (const point of points) {
    const [left, right] = labelOf(point);
    const isCovered = points.some((other) => {
      if (other === point || Math.abs(other.y - point.y) > LABEL.height) return false;
      const [otherLeft, otherRight] = labeled.has(other)
        ? labelOf(other)
        : [other.x - POINT, other.x + POINT];
      return otherLeft < right && otherRight > left;
    });
    if (!isCovered) labeled.add(point);
  }
  return labeled;
}

/** From where to where a point and its name reach. */
const labelOf = (point: MapPoint): [number, number] =>
  isNamedAtLeft(point)
    ? [point.x - LABEL.width, point.x + POINT]
    : [point.x - POINT, point.x + LABEL.width];
