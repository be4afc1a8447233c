import type { Figure, Report } from './figures';

export interface Change {
  part: string;
  name: string;
  unit: string;
  before: number | null;
  now: number | null;
  /** `now` divided by `before`; null without a `before`, or for 0. */
  ratio: number | null;
  /** The same with each value divided by that of React alone, which removes the machine's speed. */
  normalizedRatio: number | null;
}

const keyOf = ({ part, name }: Pick<Figure, 'part' | 'name'>) => `${part}: ${name}`;

/** The figures of both reports, paired by part and name. */
export function compare(before: Pick<Report, 'figures'>, now: Pick<Report, 'figures'>): Change[] {
  const earlier = new Map(before.figures.map((figure) => [keyOf(figure), figure]));
  const current = new Set(now.figures.map(keyOf));
  const removed = before.figures.filter((figure) => !current.has(keyOf(figure)));
  return [
    ...now.figures.map((figure) => changeOf(earlier.get(keyOf(figure)), figure)),
    ...removed.map((figure) => changeOf(figure, undefined)),
  ];
}

function changeOf(before: Figure | undefined, now: Figure | undefined): Change {
  const { part = '', name = '', unit = '' } = now ?? before ?? {};
  const change = ratio(now?.value, before?.value);
  const floors = ratio(now?.floor, before?.floor);
  return {
    part,
    name,
    unit,
    before: before?.value ?? null,
    now: now?.value ?? null,
    ratio: change,
    normalizedRatio: change === null || floors === null ? null : change / floors,
  };
}

const ratio = (a: number | undefined, b: number | undefined): number | null =>
  a === undefined || b === undefined || b === 0 ? null : a / b;
