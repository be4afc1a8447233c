import { Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { ScoreRing } from '@/shared/ui/data/ScoreRing';
import type { Driver } from '../Driver';
import styles from './RatingCard.module.css';
import { RatingChange } from './RatingChange';
import { RatingExplanation } from './RatingExplanation';
import { ScoredCount } from './ScoredCount';

interface Props {
  companyId: string;
  driver: Driver;
  isSample: boolean;
}

/** One driver's rating. */
export function RatingCard({ companyId, driver, isSample }: Props) {
  const { t } = useTranslation('drivers');
  const { average, grade } = driver;
  const title = useNames()(driver.title);

  return (
    <Card
      size="small"
      title={title}
      extra={<RatingExplanation companyId={companyId} driver={driver} isSample={isSample} />}
    >
      <Flex align="center" gap="middle">
        <ScoreRing average={average} label={title} />
        <Flex vertical gap="small" align="start">
          {average !== null && (
            <Typography.Text>{t('score.long', { score: Math.round(average) })}</Typography.Text>
          )}
          {grade && <GradeChip grade={grade} />}
        </Flex>
      </Flex>
      <div className={styles.basis}>
        {!isSample && (
          <>
            <RatingChange companyId={companyId} driver={driver} />
            <ScoredCount companyId={companyId} driver={driver} />
          </>
        )}
      </div>
    </Card>
  );
}
