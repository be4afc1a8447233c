import { cpus, totalmem } from 'node:os';
import { median } from './statistics';

export const PARTS = ['login', 'dashboard', 'returning', 'network', 'working', 'heap'] as const;
export type Part = (typeof PARTS)[number];

export type Unit = 'KiB' | 'ms' | 'MiB' | 'kB' | '';

/** What was found out about one thing. Less is better, everywhere. */
export interface Figure {
  part: Part;
  name: string;
  unit: Unit;
  /** What is told of the samples; their median unless said otherwise. */
  value: number;
  samples: number[];
  /** What it should be at most. */
  goal?: number;
  /** The same thing of React alone, measured in turns with it. */
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

/** Nothing is known to be met that has no goal, or could not be measured. */
export const meetsGoal = ({ value, goal }: Figure): boolean | null =>
  goal === undefined ? null : value <= goal;
