import { changeOf, isThinRow, type Arrangement, type PortfolioRow } from '@/features/portfolio';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Moved.module.css';

type Sorting = Pick<Arrangement, 'sort' | 'order'>;

interface Props {
  /** All companies. */
  rows: readonly PortfolioRow[];
  arrangement: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** How many companies rose and fell in the last four weeks; a press sorts by the change. Few scores do not count. */
export function Moved({ rows, arrangement, onSort }: Props) {
  const { t } = useTranslation('portfolio');
  const directions = rows
    .filter((row) => !isThinRow(row))
    .map((row) => changeOf(row)?.direction ?? 'same');
  const countOf = (direction: 'up' | 'down' | 'same') =>
    directions.filter((one) => one === direction).length;
  const sortings = [
    ['up', { sort: 'change', order: 'descending' }],
    ['down', { sort: 'change', order: 'ascending' }],
  ] as const;

  return (
    <p className={styles.moved}>
      {t('moved.lead')}
      {sortings.map(([direction, sorting]) => (
        <button
          key={direction}
          type="button"
          className={`${styles.part} ${styles[direction]}`}
          aria-pressed={arrangement.sort === 'change' && arrangement.order === sorting.order}
          onClick={() => onSort(sorting)}
        >
          {t(`moved.${direction}`, { count: countOf(direction) })}
        </button>
      ))}
      <span>{t('moved.same', { count: countOf('same') })}</span>
    </p>
  );
}
