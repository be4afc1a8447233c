import { Select } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { useIsMobile } from '../../layout/useLayoutSize';
import { columnOf, isDescending, type Sorting } from './SortHeading';
import styles from './SortMenu.module.css';

interface Props<Column extends string> {
  /** The translated names of the columns. */
  columns: readonly { value: Column; label: string }[];
  sorting: Sorting<Column>;
  onSort: (sorting: Sorting<Column>) => void;
}

/** Sorts a list on narrow screens, where its headings are hidden. It renders nothing on wide screens. */
export function SortMenu<Column extends string>({ columns, sorting, onSort }: Props<Column>) {
  const { t } = useTranslation('shared');
  const isMobile = useIsMobile();
  const column = columnOf(sorting);
  if (!isMobile) return null;
  return (
    <>
      <Select
        labelRender={labelInElement}
        className={styles.field}
        aria-label={t('sort.by')}
        value={column}
        options={[...columns]}
        onChange={(next: Column) => onSort(isDescending(sorting) ? `-${next}` : next)}
      />
      <Select
        labelRender={labelInElement}
        className={styles.field}
        aria-label={t('sort.order')}
        value={isDescending(sorting) ? 'descending' : 'ascending'}
        options={(['ascending', 'descending'] as const).map((order) => ({
          value: order,
          label: t(`sort.${order}`),
        }))}
        onChange={(order) => onSort(order === 'descending' ? `-${column}` : column)}
      />
    </>
  );
}
