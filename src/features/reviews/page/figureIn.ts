import type { ReportBlock } from '@contract/report/blocks';

/** A figure as a page shows it. */
export interface ShownFigure {
  /** The first cell of its row and its column, such as 'Operating Margin · Average'. */
  name: string;
  /** Its text on the page. */
  text: string;
}

/** What a figure of the page is called and how it is printed; null for one that the page does not have. */
export function figureIn(blocks: readonly ReportBlock[], figure: string): ShownFigure | null {
  for (const block of blocks) {
    if (block.kind === 'facts') {
      const fact = block.facts.find(({ value }) => value.figure === figure);
      if (fact) return { name: fact.label, text: fact.value.text };
    }
    if (block.kind !== 'table') continue;
    for (const cells of block.rows) {
      const at = cells.findIndex((cell) => cell.figure === figure);
      const cell = cells[at];
      if (cell) {
        return {
          name: `${cells[0]?.text ?? ''} · ${block.columns[at]?.header ?? ''}`,
          text: cell.text,
        };
      }
    }
    const sum = block.sum.find((cell) => cell.figure === figure);
    if (sum) return { name: block.sum[0]?.text ?? '', text: sum.text };
  }
  return null;
}
