import { isThinRow, weakestDriver, type PortfolioRow } from '../Portfolio';

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
  /** Whether so little is scored that the company compares with no others. */
  isThin: boolean;
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
      const position = { x: xOf(row.completed, size), y: yOf(average, size) };
      return [{ row, driver, average, isThin: isThinRow(row), ...position }];
    })
    .toSorted((a, b) => a.x - b.x || b.y - a.y || a.row.name.localeCompare(b.row.name, 'en'));
}

/** The name as the map shows it, of at most `length` characters. */
export const mapNameOf = ({ row: { name } }: MapPoint, length: number): string =>
  name.length > length ? `${name.slice(0, length - 1).trimEnd()}…` : name;
