/** A measured quantity. Less is always better. */
export interface Figure {
  name: string;
  unit: 'KiB' | 'MiB' | 'kB' | 'ms' | '';
  value: number;
  /** The largest accepted value. */
  goal?: number | undefined;
  /** The value of React alone, measured in turn with the product. */
  floor?: number;
  /** The largest accepted multiple of `floor`, which is the same on a fast and on a slow machine. */
  goalMultiple?: number | undefined;
}

export const ms = (name: string, value: number, goal?: number): Figure => ({
  name,
  unit: 'ms',
  value,
  goal,
});

/** The median; NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const below = sorted[Math.floor(middle)] ?? Number.NaN;
  const above = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (below + above) / 2;
}

/** The slope of the least-squares line through equally spaced values. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const products = values.reduce((sum, value, x) => sum + (x - middle) * value, 0);
  return products / values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
}

/** Whether a figure exceeds its goal. A value that could not be measured (NaN) does. */
export const isExceeded = ({ value, goal, floor = Number.NaN, goalMultiple }: Figure): boolean =>
  (goal !== undefined && !(value <= goal)) ||
  (goalMultiple !== undefined && !(value <= goalMultiple * floor));

/** A table in Markdown, as in docs/performance.md. */
export function table(figures: readonly Figure[]): string {
  const comparisons = figures.some(({ floor }) => floor !== undefined);
  const head = ['', 'is', ...(comparisons ? ['React alone', 'multiple'] : []), 'at most', ''];
  const rows = figures.map((figure) => {
    const { name, unit, value, floor, goal, goalMultiple } = figure;
    const comparison = [quantity(floor, unit), floor ? times(value / floor) : ''];
    const limit = goalMultiple === undefined ? quantity(goal, unit) : times(goalMultiple);
    const verdict = isExceeded(figure) ? 'EXCEEDED' : limit && 'met';
    return [name, quantity(value, unit), ...(comparisons ? comparison : []), limit, verdict];
  });
  const line = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const times = (multiple: number) => `${multiple.toFixed(2)} ×`;

function quantity(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value < 1 ? 3 : 1;
  return `${value.toFixed(digits)} ${unit}`.trim();
}
