/** A text table. The first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => ''), ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => width(cells[column]))));
  return lines
    .map((cells, line) =>
      widths
        .map((wide, column) => {
          if (line === 1) return '─'.repeat(wide);
          const cell = cells[column] ?? '';
          const gap = ' '.repeat(wide - width(cell));
          return column === 0 ? cell + gap : gap + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same table in Markdown. Its columns are not aligned; the formatter does that. */
export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const width = (cell = '') => cell.length;

/** A number rounded for display; '–' for NaN and infinity. */
export function displayNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value !== 0 && Math.abs(value) < 1) return value.toFixed(3);
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1);
}
