import { UnorderedListOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetActivitiesQuery, type AreaIds } from '../activityApi';
import { ActivityList } from './ActivityList';

interface Props {
  of: AreaIds;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
}

/** The button and the drawer that lists every activity of the area. */
export function ProcessIndex(props: Props) {
  const { t } = useTranslation('activity');
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('index.open')}
      </Button>
      <Drawer
        title={t('index.title')}
        size={SIZES.processIndexWidth}
        open={open}
        destroyOnHidden
        onClose={() => setOpen(false)}
      >
        <IndexList
          {...props}
          onOpen={(activityId) => {
            setOpen(false);
            props.onOpen(activityId);
          }}
        />
      </Drawer>
    </>
  );
}

function IndexList({ of, currentId, onOpen }: Props) {
  const { t } = useTranslation('activity');
  return (
    <ActivityList
      activities={useQueryView(useGetActivitiesQuery(of))}
      height={SIZES.processIndexList}
      searchLabel={t('index.search')}
      emptyText={t('index.empty')}
      currentId={currentId}
      onOpen={onOpen}
    />
  );
}
