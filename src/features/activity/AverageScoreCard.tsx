import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShown } from '@/shared/api/useShown';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { ScoreRing } from '@/shared/ui/ScoreRing';
import { Waiting } from '@/shared/ui/Waiting';
import { useGetAnswerQuery, type AnswerOf } from './activityApi';
import styles from './AverageScoreCard.module.css';
import { scoreClass } from './scoreClass';

const TONES = { low: styles.low, medium: styles.medium, high: styles.high };

/** The score of one answer as the server last computed it. */
export function AverageScoreCard({ of }: { of: AnswerOf }) {
  const { t } = useTranslation('activity');
  const answer = useShown(useGetAnswerQuery(of));

  if (answer.state === 'loading') return <Waiting />;
  if (answer.state === 'failed') {
    return (
      <Card>
        <ErrorPanel error={answer.error} onRetry={answer.retry} />
      </Card>
    );
  }
  const { averageScore } = answer.data;
  return (
    <Card title={t('score.title')}>
      <Flex align="center" gap="large">
        <ScoreRing average={averageScore} label={t('score.title')} size="large" />
        {averageScore === null ? (
          t('score.none')
        ) : (
          <span className={`${styles.chip} ${TONES[scoreClass(averageScore)]}`}>
            {t('score.of', { score: Math.round(averageScore) })}
          </span>
        )}
      </Flex>
    </Card>
  );
}
