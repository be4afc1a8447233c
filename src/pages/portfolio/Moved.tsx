import {
  changeOf,
  isThinRow,
  usePeriod,
  type Arrangement,
  type Period,
  type PortfolioRow,
} from '@/features/portfolio';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Moved.module.css';

type Sorting = Pick<Arrangement, 'sort' | 'order'>;

interface Props {
  /** All companies. */
  rows: readonly PortfolioRow[];
  arrangement: Sorting;
  onSort: (sorting: Sorting) => void;
  onPeriod: (period: Period) => void;
}

/** How many companies rose and fell in the period; a press sorts by the change. Few scores do not count. */
export function Moved({ rows, arrangement, onSort, onPeriod }: Props) {
  const { t } = useTranslation('portfolio');
  const period = usePeriod();
  const other = period === 'quarter' ? 'fourWeeks' : 'quarter';
  const hasPeriods = useIsOffered('portfolioPeriod');
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
      <span>{t('moved.lead', { period: t(`period.${period}`) })}</span>
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
      {hasPeriods && (
        <button type="button" className={styles.part} onClick={() => onPeriod(other)}>
          {t(`moved.show.${other}`)}
        </button>
      )}
    </p>
  );
}
