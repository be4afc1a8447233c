import { weakestDriver, type PortfolioRow } from '../Portfolio';

/** The size of a drawing and its margins, in the units of its viewBox. */
export interface MapSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WIDE_MAP: MapSize = {
  width: 900,
  height: 420,
  left: 56,
  right: 24,
  top: 16,
  bottom: 48,
};

/** For tablets. A unit is about a pixel, so that texts are not scaled. */
export const MEDIUM_MAP: MapSize = {
  width: 640,
  height: 400,
  left: 56,
  right: 24,
  top: 16,
  bottom: 48,
};

/** For phones. A unit is about a pixel, so that texts are not scaled. */
export const NARROW_MAP: MapSize = {
  width: 320,
  height: 400,
  left: 44,
  right: 12,
  top: 16,
  bottom: 48,
};

/** A company as a point of the map. */
export interface MapPoint {
  row: PortfolioRow;
  /** The title of the company's driver with the lowest average. */
  driver: string;
  /** The average of that driver, 1–10. */
  average: number;
  /** The position in units of the viewBox. */
  x: number;
  y: number;
}

/** The x coordinate of a progress. `completed`: 0–100. */
export const xOf = (completed: number, { left, right, width }: MapSize) =>
  left + (completed / 100) * (width - left - right);

/** The y coordinate of an average. `average`: 1–10. */
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

/** The radius of a point with its outline. */
export const POINT_RADIUS = 7;
/** The space that a point takes on each side of its center. */
const POINT_SPACE = 10;
/** The space for a name, measured from the center of its point. */
const LABEL = { width: 170, height: 16 } as const;
/** Longer names do not fit into the space for a name. */
const MAX_NAME_LENGTH = 24;

/** The name as the map shows it, which is shortened if it is too long. */
export const mapNameOf = ({ row: { name } }: MapPoint): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

/** Whether the name is at the left of its point, because there is no space at the right. */
export const isNamedAtLeft = ({ x }: MapPoint, { width }: MapSize) => x > width - LABEL.width;

/** The points whose names fit into the drawing without covering other points and names. */
export function labeledPoints(points: readonly MapPoint[], size: MapSize): ReadonlySet<MapPoint> {
  const labeled = new Set<MapPoint>();
  for (const point of points) {
    const [left, right] = labelOf(point, size);
    if (left < 0 || right > size.width) continue;
    const isCovered = points.some((other) => {
      if (other === point || Math.abs(other.y - point.y) > LABEL.height) return false;
      const [otherLeft, otherRight] = labeled.has(other)
        ? labelOf(other, size)
        : [other.x - POINT_SPACE, other.x + POINT_SPACE];
      return otherLeft < right && otherRight > left;
    });
    if (!isCovered) labeled.add(point);
  }
  return labeled;
}

/** The x coordinates between which a point and its name lie. */
const labelOf = (point: MapPoint, size: MapSize): [number, number] =>
  isNamedAtLeft(point, size)
    ? [point.x - LABEL.width, point.x + POINT_SPACE]
    : [point.x - POINT_SPACE, point.x + LABEL.width];
