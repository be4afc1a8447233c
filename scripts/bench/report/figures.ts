import { cpus, totalmem } from 'node:os';
import { median } from './statistics';

export const PARTS = ['login', 'dashboard', 'returning', 'network', 'working', 'heap'] as const;
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

type Rest = Partial<Pick<Figure, 'value' | 'goal' | 'floor'>>;

export const figure = (
  part: Part,
  name: string,
  unit: Unit,
  samples: number[],
  rest: Rest = {},
): Figure => ({ part, name, unit, value: median(samples), samples, ...rest });

/** null without a goal; false for a value that could not be measured (NaN). */
export const meetsGoal = ({ value, goal }: Figure): boolean | null =>
  goal === undefined ? null : value <= goal;
