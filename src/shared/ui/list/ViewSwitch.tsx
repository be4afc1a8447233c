import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { ListView } from './listViewsSlice';

interface Props {
  view: ListView;
  onChange: (view: ListView) => void;
}

/** Switches a list between cards and a table. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('shared');
  return (
    <Segmented<ListView>
      aria-label={t('view.label')}
      value={view}
      onChange={onChange}
      options={[
        { value: 'cards', label: t('view.cards'), icon: <AppstoreOutlined aria-hidden /> },
        { value: 'table', label: t('view.table'), icon: <UnorderedListOutlined aria-hidden /> },
      ]}
    />
  );
}
