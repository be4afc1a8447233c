import { UnorderedListOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import type { ActivityItem } from '../Activity';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetActivitiesQuery, type AreaIds } from '../activityApi';
import { ActivityList } from './ActivityList';

interface Props {
  of: AreaIds;
  /** Listed in place of the area's activities. */
  walk?: readonly ActivityItem[] | null | undefined;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
}

/** The button and the drawer that lists every activity of the area, or of `walk`. */
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

function IndexList({ of, walk, currentId, onOpen }: Props) {
  const { t } = useTranslation('activity');
  const ofArea = useQueryView(useGetActivitiesQuery(walk ? skipToken : of));
  return (
    <ActivityList
      activities={walk ? listed(walk) : ofArea}
      height={SIZES.processIndexList}
      searchLabel={t('index.search')}
      emptyText={t('index.empty')}
      currentId={currentId}
      onOpen={onOpen}
    />
  );
}

const listed = (walk: readonly ActivityItem[]): QueryView<ActivityItem[]> => ({
  state: 'ready',
  data: [...walk],
  isSample: false,
});
