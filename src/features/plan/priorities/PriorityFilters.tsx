import DotChartOutlined from '@ant-design/icons/DotChartOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { Segmented } from 'antd';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { Filters } from '@/shared/ui/input/Filters';
import { useIsWide } from '@/shared/ui/layout/useLayoutSize';
import { FilterSelect } from '../FilterSelect';
import { PRIORITY_LAYOUTS, type PriorityChoice, type PriorityLayout } from './shownPriorities';
import { PRIORITY_SORTS } from './sortPriorities';

interface Props {
  choice: PriorityChoice;
  onChoose: (changed: Partial<PriorityChoice>) => void;
  drivers: readonly string[];
}

const ICONS = { list: UnorderedListOutlined, quadrant: DotChartOutlined };

export function PriorityFilters({ choice, onChoose, drivers }: Props) {
  const { t } = useTranslation('plan');
  const nameOf = useNames();
  const { unit } = useMoney();
  const isWide = useIsWide();
  const count = [choice.driver, choice.area].filter((value) => value !== '').length;
  return (
    <Filters count={count}>
      <FilterSelect
        label={t('filter.driver')}
        value={choice.driver}
        options={[
          { value: '', label: t('filter.allDrivers') },
          ...drivers.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
        onChange={(driver) => onChoose({ driver })}
      />
      <FilterSelect
        label={t('filter.area')}
        value={choice.area}
        options={[
          { value: '', label: t('filter.allAreas') },
          ...IMPACT_AREA_NAMES.map((name, index) => ({
            value: String(index + 1),
            label: `${String(index + 1)}. ${nameOf(name)}`,
          })),
        ]}
        onChange={(area) => onChoose({ area })}
      />
      <FilterSelect
        label={t('filter.sort')}
        isNamed
        value={choice.sort}
        options={PRIORITY_SORTS.map((sort) => ({
          value: sort,
          label: t(`sort.${sort}`, { unit }),
        }))}
        onChange={(sort) => onChoose({ sort })}
      />
      {isWide && (
        <Segmented<PriorityLayout>
          aria-label={t('quadrant.view')}
          value={choice.view}
          onChange={(view) => onChoose({ view })}
          options={PRIORITY_LAYOUTS.map((value) => {
            const Icon = ICONS[value];
            return { value, icon: <Icon aria-label={t(`quadrant.${value}`)} /> };
          })}
        />
      )}
    </Filters>
  );
}
