import { shownPercentage } from '@contract/scoring/percentages';
import type { Progress } from '@contract/scoring/progress';
import { Card } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SegmentedBar } from '@/shared/ui/data/SegmentedBar';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { PercentageWithInfo } from './PercentageWithInfo';
import { useGetProgressQuery, type AreaIds } from '../impactAreasApi';
import styles from './ProgressCard.module.css';

/** A company's progress in one impact area; a single line on phones. */
export function ProgressCard({ ids }: { ids: AreaIds }) {
  const { t } = useTranslation('impactAreas');
  const progress = useQueryView(useGetProgressQuery(ids));
  const isSmall = useIsSmall();

  return (
    <Card {...(isSmall ? { size: 'small' } : { title: t('progress.title') })}>
      <div className={styles.body}>
        {progress.state === 'failed' && (
          <ErrorPanel error={progress.error} onRetry={progress.retry} />
        )}
        {progress.state === 'loading' && <SkeletonBlock title={!isSmall} paragraph={{ rows: 1 }} />}
        {progress.state === 'ready' && <Figures ids={ids} progress={progress.data} />}
      </div>
    </Card>
  );
}

function Figures({ ids, progress }: { ids: AreaIds; progress: Progress }) {
  const { t } = useTranslation('impactAreas');
  const { answered, total, completed } = progress;
  return (
    <div className={styles.figures}>
      <span className={styles.percent}>
        <PercentageWithInfo ids={ids} completed={completed} />
      </span>
      <span className={styles.count}>{t('progress.count', { answered, total })}</span>
      <div className={styles.bar}>
        <SegmentedBar percent={shownPercentage(completed)} label={t('progress.title')} />
      </div>
    </div>
  );
}
