import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { Button, Card, Drawer } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import type { ActivityItem } from '../Activity';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetActivitiesQuery, type AreaIds } from '../activityApi';
import { ActivityList } from './ActivityList';

interface Props {
  ids: AreaIds;
  /** Listed in place of the area's activities. */
  sequence?: readonly ActivityItem[] | null | undefined;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
  /** The button has its icon alone. */
  isCompact?: boolean;
}

/** The button and the drawer that lists every activity of the area, or of `sequence`. */
export function ProcessIndex({ isCompact = false, ...props }: Props) {
  const { t } = useTranslation('activity');
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        type={isCompact ? 'text' : 'default'}
        icon={<UnorderedListOutlined aria-hidden />}
        aria-label={t('index.open')}
        onClick={() => setOpen(true)}
      >
        {!isCompact && t('index.open')}
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

/** The same list beside the form, where there is room for it. */
export function ProcessIndexCard(props: Props) {
  const { t } = useTranslation('activity');
  return (
    <Card title={t('index.title')}>
      <IndexList {...props} />
    </Card>
  );
}

function IndexList({ ids, sequence, currentId, onOpen }: Props) {
  const { t } = useTranslation('activity');
  const isArea = sequence === undefined;
  const ofArea = useQueryView(useGetActivitiesQuery(isArea ? ids : skipToken));
  return (
    <ActivityList
      activities={isArea ? ofArea : listed(sequence)}
      height={SIZES.processIndexList}
      searchLabel={t('index.search')}
      emptyText={t('index.empty')}
      currentId={currentId}
      onOpen={onOpen}
    />
  );
}

const listed = (sequence: readonly ActivityItem[] | null): QueryView<ActivityItem[]> =>
  sequence === null
    ? { state: 'loading' }
    : { state: 'ready', data: [...sequence], isSample: false };
