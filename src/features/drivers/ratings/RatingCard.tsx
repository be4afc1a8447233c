import { roundAverage } from '@contract/scoring/numbers/averages';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { Sparkline } from '@/shared/ui/sparkline/Sparkline';
import type { Driver } from '../Driver';
import styles from './RatingCard.module.css';
import { BenchmarkLine } from '../benchmark/BenchmarkLine';
import { BenchmarkRing } from '../benchmark/BenchmarkRing';
import { RatingChange } from '../change/RatingChange';
import { RatingExplanation } from './RatingExplanation';
import { ScoredCount } from './ScoredCount';

interface Props {
  companyId: string;
  driver: Driver;
  isSample: boolean;
  /** The averages of the last weeks, the latest last; null for a week without one. */
  recent?: readonly (number | null)[] | undefined;
  /** Rendered beside the explanation, and below the facts; not for sample data. */
  menu?: ReactNode;
  fact?: ReactNode;
}

/** The icons of the header have padding of their own, which leaves its room to long titles. */
const HEADER = { extra: { marginInlineEnd: 'calc(-1 * var(--ant-margin-xs))' } };

/** One driver's rating. */
export function RatingCard({ companyId, driver, isSample, recent, menu, fact }: Props) {
  const { t } = useTranslation('drivers');
  const { average, grade } = driver;
  const title = useNames()(driver.title);

  return (
    <Card
      size="small"
      className={styles.card}
      styles={HEADER}
      title={title}
      extra={
        <div className={styles.buttons}>
          <RatingExplanation companyId={companyId} driver={driver} isSample={isSample} />
          {!isSample && menu}
        </div>
      }
    >
      <div className={styles.rating}>
        <div className={styles.figures}>
          {average !== null && (
            <strong className={styles.score}>
              {t('score.long', { score: roundAverage(average, 0) })}
            </strong>
          )}
          {grade && <GradeChip grade={grade} />}
        </div>
        <BenchmarkRing companyId={companyId} driver={driver} isSample={isSample} />
      </div>
      {!isSample && (
        <>
          <div className={styles.trend}>{recent && <Trend values={recent} />}</div>
          {/* Each line of facts below the rating is a child of this element. */}
          <div className={styles.facts}>
            <ScoredCount companyId={companyId} driver={driver} />
            <RatingChange companyId={companyId} driver={driver} />
            <BenchmarkLine companyId={companyId} driver={driver} />
            {fact}
          </div>
        </>
      )}
    </Card>
  );
}

function Trend({ values }: { values: readonly (number | null)[] }) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const present = values.filter((value) => value !== null);
  const label = t('overview.trend', {
    weeks: values.length,
    first: oneDecimal(present[0] ?? 0),
    last: oneDecimal(present.at(-1) ?? 0),
  });
  return <Sparkline values={values} label={label} />;
}
