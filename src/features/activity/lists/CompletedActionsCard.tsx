import { Card } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { typedText } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { useSearchText } from '@/shared/ui/list/useListState';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetCompletedActivitiesQuery, type AreaIds } from '../activityApi';
import { ActivityList } from './ActivityList';

interface Props {
  ids: AreaIds;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
}

const VIEW = { completed: typedText };

/** The completed actions of an area. The search is in the address, and stays while other actions are opened. */
export function CompletedActionsCard({ ids, currentId, onOpen }: Props) {
  const { t } = useTranslation('activity');
  const [rememberedSearch, setRememberedSearch] = useState('');
  const [view, change] = useUrlState(VIEW, {
    values: rememberedSearch === '' ? {} : { completed: rememberedSearch },
    remember: ({ completed = '' }) => setRememberedSearch(completed),
  });
  const search = useSearchText(view.completed, (completed) => change({ completed }));
  return (
    <Card title={t('completed.title')}>
      <ActivityList
        activities={useQueryView(useGetCompletedActivitiesQuery(ids))}
        height={SIZES.actionList}
        searchLabel={t('completed.search')}
        emptyText={t('completed.empty')}
        currentId={currentId}
        onOpen={onOpen}
        search={{ typed: search.typed, onType: search.type }}
      />
    </Card>
  );
}
