import styles from './ArticleTable.module.css';
import type { TextTable } from '../content/ArticleText';
import { HighlightedText } from './HighlightedText';

/** Tables with at most this number of columns are as wide as the text. */
const MAX_NARROW_COLUMNS = 3;

interface Props {
  table: TextTable;
  words: readonly string[];
}

/**
 * A table that is laid out as a list of cards on phones. The explicit roles are needed because
 * browsers drop the table semantics of elements with another `display`.
 */
export function ArticleTable({ table: { caption, columns, rows }, words }: Props) {
  const width = columns.length > MAX_NARROW_COLUMNS ? '' : styles.narrow;
  return (
    <table className={`${styles.table} ${width}`} role="table">
      <caption className={styles.caption}>
        <HighlightedText text={caption} words={words} />
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              <HighlightedText text={column} words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([heading = '', ...cells]) => (
          <tr key={heading} className={styles.row} role="row">
            <th scope="row" role="rowheader">
              <HighlightedText text={heading} words={words} />
            </th>
            {cells.map((cell, index) => (
              <td key={index} role="cell" data-label={columns[index + 1]}>
                <span>
                  <HighlightedText text={cell} words={words} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
