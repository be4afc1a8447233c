import type { Change } from './compare';
import { meetsGoal, multipleOf, PARTS, type Figure, type Part, type Report } from './figures';
import { markdown, shown, table } from './table';

const HEADS: Record<Part, string> = {
  login: 'Login: processor 4 × slower, 1.6 Mbit/s with 150 ms, nothing cached',
  dashboard: 'Dashboard: the same',
  returning: 'Dashboard, second visit: the same line and processor, all cached',
  network: 'Network: each page opened for the first time',
  working:
    'While working with 1,000 companies: the slowest of 8 to the next paint; routes, the middle one until complete',
  heap: 'Memory with 1,000 companies, after forced collections',
};

const VERDICT = new Map([
  [true, 'met'],
  [false, 'MISSED'],
  [null, ''],
]);

const quantity = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? '' : `${shown(value)} ${unit}`.trim();

const HEAD = ['', 'is', 'React alone', 'multiple', 'at most', ''];

const cellsOf = (figure: Figure) => [
  figure.name,
  quantity(figure.value, figure.unit),
  quantity(figure.floor, figure.unit),
  times(multipleOf(figure)),
  figure.goalMultiple === undefined
    ? quantity(figure.goal, figure.unit)
    : times(figure.goalMultiple),
  VERDICT.get(meetsGoal(figure)) ?? '',
];

const times = (multiple: number | null) => (multiple === null ? '' : `${multiple.toFixed(2)} ×`);

type Draw = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

/** All figures, part by part, beside what they should be and what React alone takes. */
export const figuresTable = (report: Report): string => drawn(report, table, (head) => head);

/** The same for the README. */
export const figuresMarkdown = (report: Report): string =>
  drawn(report, markdown, (head) => `**${head}**`);

function drawn({ at, machine, figures }: Report, draw: Draw, bold: (head: string) => string) {
  const { cores, processor, memoryGib, node, browser } = machine;
  const head =
    `${at.slice(0, 10)}, ${cores} cores (${processor}), ${memoryGib} GiB, ` +
    `Node ${node}, Chromium ${browser}`;
  const parts = PARTS.flatMap((part) => {
    const own = figures.filter((figure) => figure.part === part);
    return own.length === 0 ? [] : [bold(HEADS[part]), draw(HEAD, own.map(cellsOf))];
  });
  return [head, ...parts].join('\n\n');
}

const percent = (share: number | null) =>
  share === null ? '' : `${share >= 1 ? '+' : '−'}${Math.abs((share - 1) * 100).toFixed(0)} %`;

/** What has changed since another report; to the right with the machine's own change taken out. */
export const changesTable = (before: Report, changes: Change[]): string =>
  `Changes since ${before.at.slice(0, 16).replace('T', ' ')}\n\n` +
  table(
    ['', 'was', 'is', 'change', 'over React alone'],
    changes.map(({ part, name, unit, before: was, now, share, steadyShare }) => [
      `${part}: ${name}`,
      quantity(was, unit),
      quantity(now, unit),
      percent(share),
      percent(steadyShare),
    ]),
  );
