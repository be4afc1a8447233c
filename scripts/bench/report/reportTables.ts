import type { Change } from './compare';
import { meetsGoal, multipleOf, PARTS, type Figure, type Part, type Report } from './figures';
import { markdown, displayNumber, table } from './table';

const HEADS: Record<Part, string> = {
  login: 'Login: processor 4 × slower, 1.6 Mbit/s, 150 ms, empty cache',
  dashboard: 'Dashboard: same conditions',
  returning: 'Dashboard, second visit: same conditions, filled cache',
  network: 'Network: each page opened for the first time',
  selecting: 'Typing in Fill to a budget during the selection',
  working:
    'Interactions with 1,000 companies: slowest of 8 until the next paint; routes: median until the first screen, and until complete',
  portfolio:
    'Portfolio with 1,000 companies: empty cache and later visits, median; longest frame while scrolling',
  heap: 'Memory with 1,000 companies, after forced garbage collections',
};

const VERDICT = new Map([
  [true, 'met'],
  [false, 'MISSED'],
  [null, ''],
]);

const quantity = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? '' : `${displayNumber(value)} ${unit}`.trim();

const HEAD = ['', 'value', 'React alone', 'multiple', 'goal', ''];

const times = (multiple: number | null) => (multiple === null ? '' : `${multiple.toFixed(2)} ×`);

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

type RenderTable = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

/** All figures by part, with their goals and the values of React alone. */
export const figuresTable = (report: Report): string => render(report, table, (head) => head);

/** The same in Markdown, for docs/performance.md. */
export const figuresMarkdown = (report: Report): string =>
  render(report, markdown, (head) => `**${head}**`);

function render(
  { at, machine, figures }: Report,
  renderTable: RenderTable,
  bold: (head: string) => string,
) {
  const { cores, processor, memoryGib, node, browser } = machine;
  const head =
    `${at.slice(0, 10)}, ${cores} cores (${processor}), ${memoryGib} GiB, ` +
    `Node ${node}, Chromium ${browser}`;
  const parts = PARTS.flatMap((part) => {
    const own = figures.filter((figure) => figure.part === part);
    return own.length === 0 ? [] : [bold(HEADS[part]), renderTable(HEAD, own.map(cellsOf))];
  });
  return [head, ...parts].join('\n\n');
}

const percent = (ratio: number | null) =>
  ratio === null ? '' : `${ratio >= 1 ? '+' : '−'}${Math.abs((ratio - 1) * 100).toFixed(0)} %`;

/** The changes since another report. The last column is corrected for the machine's speed. */
export const changesTable = (before: Report, changes: Change[]): string =>
  `Changes since ${before.at.slice(0, 16).replace('T', ' ')}\n\n` +
  table(
    ['', 'before', 'now', 'change', 'relative to React alone'],
    changes.map(({ part, name, unit, before: was, now, ratio, normalizedRatio }) => [
      `${part}: ${name}`,
      quantity(was, unit),
      quantity(now, unit),
      percent(ratio),
      percent(normalizedRatio),
    ]),
  );
