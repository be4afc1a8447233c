import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import { Segmented } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '../layout/useLayoutSize';
import { LIST_VIEWS, type ListView } from './listViewsSlice';

interface Props {
  view: ListView;
  onChange: (view: ListView) => void;
}

const ICONS = { cards: AppstoreOutlined, table: TableOutlined };

/** Switches a list between cards and a table. On phones it has icons only. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('shared');
  const isSmall = useIsSmall();
  return (
    <Segmented<ListView>
      aria-label={t('view.label')}
      value={view}
      onChange={onChange}
      options={LIST_VIEWS.map((value) => {
        const Icon = ICONS[value];
        const label = t(`view.${value}`);
        return isSmall
          ? { value, icon: <Icon aria-label={label} /> }
          : { value, label, icon: <Icon aria-hidden /> };
      })}
    />
  );
}
