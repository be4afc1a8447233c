import { Card } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetCompletedActivitiesQuery, type AreaIds } from '../activityApi';
import { ActivityList } from './ActivityList';

interface Props {
  of: AreaIds;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
}

export function CompletedActionsCard({ of, currentId, onOpen }: Props) {
  const { t } = useTranslation('activity');
  return (
    <Card title={t('completed.title')}>
      <ActivityList
        activities={useQueryView(useGetCompletedActivitiesQuery(of))}
        height={SIZES.actionList}
        searchLabel={t('completed.search')}
        emptyText={t('completed.empty')}
        currentId={currentId}
        onOpen={onOpen}
      />
    </Card>
  );
}
