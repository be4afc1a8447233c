import { shownPercentage } from '@contract/scoring/progress';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SegmentedBar } from '@/shared/ui/data/SegmentedBar';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { PercentageWithInfo } from './PercentageWithInfo';
import { useGetProgressQuery, type AreaOf } from '../impactAreasApi';
import styles from './ProgressCard.module.css';

/** A company's progress in one impact area. */
export function ProgressCard({ of }: { of: AreaOf }) {
  const { t } = useTranslation('impactAreas');
  const progress = useQueryView(useGetProgressQuery(of));

  return (
    <Card title={t('progress.title')}>
      <div className={styles.body}>
        {progress.state === 'failed' && (
          <ErrorPanel error={progress.error} onRetry={progress.retry} />
        )}
        {progress.state === 'loading' && <SkeletonBlock paragraph={{ rows: 1 }} />}
        {progress.state === 'ready' && (
          <>
            <Flex justify="space-between" align="baseline">
              <span className={styles.percent}>
                <PercentageWithInfo of={of} completed={progress.data.completed} />
              </span>
              <Typography.Text type="secondary">
                {t('progress.count', {
                  answered: progress.data.answered,
                  total: progress.data.total,
                })}
              </Typography.Text>
            </Flex>
            <SegmentedBar
              percent={shownPercentage(progress.data.completed)}
              label={t('progress.title')}
            />
          </>
        )}
      </div>
    </Card>
  );
}
