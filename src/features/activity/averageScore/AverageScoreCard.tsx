import { roundAverage } from '@contract/scoring/numbers/averages';
import type { Grade } from '@contract/scoring/scoring';
import { Card, Flex, Skeleton } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import grades from '@/shared/ui/data/grades.module.css';
import { ScoreRing } from '@/shared/ui/data/ScoreRing';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useGetAnswerQuery, type AnswerIds } from '../activityApi';
import styles from './AverageScoreCard.module.css';
import { scoreClass, type ScoreClass } from './scoreClass';

/** The score of a saved answer. */
export function AverageScoreCard({ ids }: { ids: AnswerIds }) {
  const { t } = useTranslation('activity');
  const answer = useQueryView(useGetAnswerQuery(ids));

  return (
    <Card title={t('score.title')} aria-busy={answer.state === 'loading'}>
      <div className={styles.body}>
        {answer.state === 'failed' && <ErrorPanel error={answer.error} onRetry={answer.retry} />}
        {answer.state === 'loading' && <Skeleton.Avatar active size={SIZES.ringLarge} />}
        {answer.state === 'ready' && <Score score={answer.data.averageScore} />}
      </div>
    </Card>
  );
}

const GRADES = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<
  ScoreClass,
  Grade
>;

/** Score 1–10; null while the action has no state. */
function Score({ score }: { score: number | null }) {
  const { t } = useTranslation('activity');
  return (
    <Flex align="center" gap="large">
      <ScoreRing
        average={score}
        grade={score === null ? null : GRADES[scoreClass(score)]}
        label={t('score.title')}
        size="large"
      />
      {score === null ? (
        t('score.none')
      ) : (
        <InfoPopover label={t('score.explain.label')} explanation={<Explanation score={score} />}>
          <span className={`${styles.chip} ${grades[scoreClass(score)]}`}>
            {t('score.of', { score: roundAverage(score, 0) })}
          </span>
        </InfoPopover>
      )}
    </Flex>
  );
}

function Explanation({ score }: { score: number }) {
  const { t } = useTranslation('activity');
  return (
    <>
      <span>{t('score.explain.state', { score })}</span>
      <span>{t('score.explain.bands')}</span>
      <span>{t('score.explain.now')}</span>
    </>
  );
}
