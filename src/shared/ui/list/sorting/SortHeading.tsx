import ascending from '@ant-design/icons-svg/es/asn/CaretUpOutlined';
import descending from '@ant-design/icons-svg/es/asn/CaretDownOutlined';
import { PlainIcon } from '../../plain/PlainIcon';
import styles from './SortHeading.module.css';

/** A column and its direction: 'name' ascending, '-name' descending. */
export type Sorting<Column extends string> = Column | `-${Column}`;

export const columnOf = <Column extends string>(sorting: Sorting<Column>) =>
  sorting.replace(/^-/, '') as Column;
export const isDescending = (sorting: string) => sorting.startsWith('-');

interface Props<Column extends string> {
  column: Column;
  sorting: Sorting<Column>;
  onSort: (sorting: Sorting<Column>) => void;
  children: string;
}

/** The heading of a column, which sorts the table by it; pressed again, in the other direction. */
export function SortHeading<Column extends string>(props: Props<Column>) {
  const { column, sorting, onSort, children } = props;
  const isSorted = columnOf(sorting) === column;
  const isDown = isSorted && isDescending(sorting);

  return (
    <th
      scope="col"
      role="columnheader"
      className={styles.column}
      data-label={children}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.heading}
        onClick={() => onSort(isSorted && !isDown ? `-${column}` : column)}
      >
        {children}
        <span className={isSorted ? styles.sorted : styles.unsorted}>
          <PlainIcon icon={isDown ? descending : ascending} />
        </span>
      </button>
    </th>
  );
}
