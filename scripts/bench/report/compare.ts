import type { Figure, Report } from './figures';

export interface Change {
  part: string;
  name: string;
  unit: string;
  before: number | null;
  now: number | null;
  /** Of what it was; null where there is nothing to divide by. */
  share: number | null;
  /** The same, had the machine been as fast both times: what React alone took is divided out. */
  steadyShare: number | null;
}

const keyOf = ({ part, name }: Pick<Figure, 'part' | 'name'>) => `${part}: ${name}`;

/** Every figure of either report, beside itself in the other. */
export function compare(before: Pick<Report, 'figures'>, now: Pick<Report, 'figures'>): Change[] {
  const then = new Map(before.figures.map((figure) => [keyOf(figure), figure]));
  const here = new Set(now.figures.map(keyOf));
  const gone = before.figures.filter((figure) => !here.has(keyOf(figure)));
  return [
    ...now.figures.map((figure) => changeOf(then.get(keyOf(figure)), figure)),
    ...gone.map((figure) => changeOf(figure, undefined)),
  ];
}

function changeOf(before: Figure | undefined, now: Figure | undefined): Change {
  const { part = '', name = '', unit = '' } = now ?? before ?? {};
  const share = ratio(now?.value, before?.value);
  const floors = ratio(now?.floor, before?.floor);
  return {
    part,
    name,
    unit,
    before: before?.value ?? null,
    now: now?.value ?? null,
    share,
    steadyShare: share === null || floors === null ? null : share / floors,
  };
}

const ratio = (a: number | undefined, b: number | undefined): number | null =>
  a === undefined || b === undefined || b === 0 ? null : a / b;
