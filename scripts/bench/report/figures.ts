import { cpus, totalmem } from 'node:os';
import { median } from './statistics';

export const PARTS = [
  'login',
  'dashboard',
  'returning',
  'network',
  'selecting',
  'working',
  'portfolio',
  'heap',
] as const;
export type Part = (typeof PARTS)[number];

export type Unit = 'KiB' | 'ms' | 'MiB' | 'kB' | '';

/** One measured quantity. Less is always better. */
export interface Figure {
  part: Part;
  name: string;
  unit: Unit;
  /** The reported value: the median of the samples, unless given explicitly. */
  value: number;
  samples: number[];
  /** The largest acceptable value. */
  goal?: number;
  /** The value of React alone, measured in turn with the product. */
  floor?: number;
  /** The goal: the largest accepted value, as a multiple of `floor`: the same on a fast and on a slow machine. */
  goalMultiple?: number;
}

export interface Report {
  at: string;
  machine: { cores: number; processor: string; memoryGib: number; node: string; browser: string };
  figures: Figure[];
}

export const machine = (browser: string): Report['machine'] => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGib: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  browser,
});

type Rest = Partial<Pick<Figure, 'value' | 'goal' | 'floor' | 'goalMultiple'>>;

export const figure = (
  part: Part,
  name: string,
  unit: Unit,
  samples: number[],
  rest: Rest = {},
): Figure => ({ part, name, unit, value: median(samples), samples, ...rest });

/** The value as a multiple of what React alone takes; null where that was not measured, or is nothing. */
export const multipleOf = ({ value, floor }: Figure): number | null =>
  floor ? value / floor : null;

/** Null without a goal. What could not be measured does not meet its goal. */
export function meetsGoal(figure: Figure): boolean | null {
  const { value, goal, goalMultiple } = figure;
  if (goal === undefined && goalMultiple === undefined) return null;
  const multiple = multipleOf(figure);
  return (
    (goal === undefined || value <= goal) &&
    (goalMultiple === undefined || (multiple !== null && multiple <= goalMultiple))
  );
}
