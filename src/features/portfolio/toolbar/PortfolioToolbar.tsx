import { Checkbox, Flex, Radio } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Filters } from '@/shared/ui/input/Filters';
import { SearchField } from '@/shared/ui/input/SearchField';
import { columnOf, isDescending } from '@/shared/ui/list/sorting/SortHeading';
import { SortMenu } from '@/shared/ui/list/sorting/SortMenu';
import type { Arrangement } from '../arrangement';
import { SORTS, type PortfolioSort } from '../columns';
import { usePeriod } from '../period';
import { usePortfolioWords } from '../usePortfolioWords';
import styles from './PortfolioToolbar.module.css';

/** The view of the page, which its address contains. */
export interface PortfolioView extends Arrangement {
  view: 'grid' | 'map';
}

interface Props {
  view: PortfolioView;
  onChange: (changed: Partial<PortfolioView>) => void;
  /** Whether sorting has a menu, because the companies have no headings to click. */
  hasSortMenu: boolean;
}

/** Search, filters, grouping and the choice of the view. */
export function PortfolioToolbar({ view, onChange, hasSortMenu }: Props) {
  const { t } = useTranslation('portfolio');
  const words = usePortfolioWords();
  const period = usePeriod();
  const labelOf = (sort: PortfolioSort) => {
    if (sort === 'attention') return t('attention.sort');
    return sort === 'change'
      ? t('legend.change', { period: t(`period.${period}`) })
      : words.titleOf(sort);
  };
  return (
    <Flex wrap gap="small" align="center" className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={t('toolbar.search')}
          typed={view.search}
          onType={(search) => onChange({ search })}
        />
      </div>
      <Filters count={Number(view.onlyBehind) + Number(view.onlyOverdue)}>
        {hasSortMenu && (
          <SortMenu
            columns={SORTS.map((value) => ({
              value,
              label: labelOf(value),
            }))}
            sorting={view.order === 'descending' ? `-${view.sort}` : view.sort}
            onSort={(sorting) =>
              onChange({
                sort: columnOf(sorting),
                order: isDescending(sorting) ? 'descending' : 'ascending',
              })
            }
          />
        )}
        <Checkbox
          checked={view.isGrouped}
          onChange={({ target }) => onChange({ isGrouped: target.checked })}
        >
          {t('toolbar.group')}
        </Checkbox>
        <Checkbox
          checked={view.onlyBehind}
          onChange={({ target }) => onChange({ onlyBehind: target.checked })}
        >
          {t('toolbar.behind')}
        </Checkbox>
        <Checkbox
          checked={view.onlyOverdue}
          onChange={({ target }) => onChange({ onlyOverdue: target.checked })}
        >
          {t('toolbar.overdue')}
        </Checkbox>
      </Filters>
      <Radio.Group
        aria-label={t('toolbar.view')}
        optionType="button"
        buttonStyle="solid"
        value={view.view}
        options={(['grid', 'map'] as const).map((value) => ({
          value,
          label: t(`toolbar.${value}`),
        }))}
        onChange={({ target }) => onChange({ view: target.value as PortfolioView['view'] })}
      />
    </Flex>
  );
}
