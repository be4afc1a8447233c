import { TOTAL } from '../fields/naming';

/** Driver 1–4 by its position, or the Global Average. */
export type FigurePlace = number | 'total';

/** What a figure of a page is. Its id is such as `driver/2/average` or `movement/total/rest`. */
export type Figure =
  | { kind: 'average' | 'change' | 'target' | 'benchmark'; place: FigurePlace }
  /** `line`: 1–6 for an action that moved the Global Average, null for all others together. */
  | { kind: 'movement'; line: number | null }
  /** `line`: 1–5 for a plan item, null for the sum of all. */
  | { kind: 'gain'; line: number | null }
  | { kind: 'cost' }
  | { kind: 'health'; part: HealthPart };

export const HEALTH_PARTS = ['scored', 'fresh', 'declared', 'shown', 'disagreement'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** Lines of what moved the average, up and down, and of what comes next. */
export const MOVEMENT_LINES_EACH = 3;
export const PLAN_LINES = 5;

const DRIVERS = 4;
const AVERAGE_OR_CHANGE = /^(?:driver\/([1-9])|total)\/(average|change)$/;
const SOURCE = /^(target|benchmark)\/(?:driver\/)?([1-9]|total)$/;
const MOVEMENT = /^movement\/total\/(?:([1-9])|rest)$/;
const GAIN = /^plan\/(?:([1-9])\/)?gain$/;
const HEALTH = /^health\/(.+)$/;

/** Reads the id of a figure; null for any other text. */
export function parseFigure(id: string): Figure | null {
  const [, driver, kind] = AVERAGE_OR_CHANGE.exec(id) ?? [];
  if (kind === 'average' || kind === 'change') return placed(kind, driver ?? 'total');
  const [, source, place = ''] = SOURCE.exec(id) ?? [];
  if (source === 'target' || source === 'benchmark') return placed(source, place);
  const movement = MOVEMENT.exec(id);
  if (movement) return lineOf('movement', movement[1], 2 * MOVEMENT_LINES_EACH);
  const gain = GAIN.exec(id);
  if (gain) return lineOf('gain', gain[1], PLAN_LINES);
  if (id === 'plan/cost') return { kind: 'cost' };
  const part = HEALTH_PARTS.find((one) => one === HEALTH.exec(id)?.[1]);
  return part ? { kind: 'health', part } : null;
}

function placed(kind: 'average' | 'change' | 'target' | 'benchmark', place: string): Figure | null {
  if (place === 'total') return { kind, place };
  return Number(place) <= DRIVERS ? { kind, place: Number(place) } : null;
}

function lineOf(kind: 'movement' | 'gain', digit: string | undefined, most: number): Figure | null {
  if (digit === undefined) return { kind, line: null };
  return Number(digit) <= most ? { kind, line: Number(digit) } : null;
}

/** The id of the figure of a driver, by its position from 1, or of Total. */
export const averageFigure = (place: FigurePlace) => `${placeOf(place)}/average`;
export const changeFigure = (place: FigurePlace) => `${placeOf(place)}/change`;
export const targetFigure = (place: FigurePlace) => `target/${String(place)}`;
export const benchmarkFigure = (place: FigurePlace) => `benchmark/${String(place)}`;
export const movementFigure = (line: number | null) => `movement/total/${String(line ?? 'rest')}`;
export const gainFigure = (line: number | null) =>
  line === null ? 'plan/gain' : `plan/${String(line)}/gain`;
export const COST_FIGURE = 'plan/cost';
export const healthFigure = (part: HealthPart) => `health/${part}`;

const placeOf = (place: FigurePlace) => (place === 'total' ? place : `driver/${String(place)}`);

/** The name of the driver at a place, by the names of the drivers in their order. */
export const driverAt = (drivers: readonly { driver: string }[], place: FigurePlace) =>
  place === 'total' ? TOTAL : (drivers[place - 1]?.driver ?? null);
