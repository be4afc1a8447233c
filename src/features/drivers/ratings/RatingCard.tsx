import { roundAverage } from '@contract/scoring/numbers/averages';
import { skipToken } from '@reduxjs/toolkit/query';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { ScoreRing } from '@/shared/ui/data/ScoreRing';
import { Sparkline } from '@/shared/ui/sparkline/Sparkline';
import type { Driver, DriverTarget } from '../Driver';
import { useGetBenchmarkQuery } from '../driversApi';
import styles from './RatingCard.module.css';
import { RatingChange } from '../change/RatingChange';
import { RatingExplanation } from './RatingExplanation';
import { RangeBar } from './RangeBar';
import { RatingFacts } from './RatingFacts';

interface Props {
  companyId: string;
  driver: Driver;
  isSample: boolean;
  /** The averages of the last weeks, the latest last; null for a week without one. */
  recent?: readonly (number | null)[] | undefined;
  target?: DriverTarget | null;
  /** Rendered beside the explanation, and among the facts; not for sample data. */
  menu?: ReactNode;
  fact?: ReactNode;
}

/** The icons of the header have padding of their own, which leaves its room to long titles. */
const HEADER = { extra: { marginInlineEnd: 'calc(-1 * var(--ant-margin-xs))' } };

/** One driver's rating: what can be read at a glance, and on request the facts behind it. */
export function RatingCard({
  companyId,
  driver,
  isSample,
  recent,
  target = null,
  menu,
  fact,
}: Props) {
  const { t } = useTranslation('drivers');
  const { average, grade } = driver;
  const title = useNames()(driver.title);
  const { currentData } = useGetBenchmarkQuery(isSample ? skipToken : companyId);

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
          <div className={styles.grade}>
            {grade && <GradeChip grade={grade} />}
            {!isSample && <RatingChange companyId={companyId} driver={driver} isShort />}
          </div>
        </div>
        <ScoreRing average={average} grade={grade} label={title} exact />
        {!isSample && <div className={styles.trend}>{recent && <Trend values={recent} />}</div>}
      </div>
      {!isSample && (
        <>
          {average !== null && (
            <RangeBar
              average={average}
              benchmark={currentData?.[driver.name]}
              target={target?.value ?? null}
            />
          )}
          <div className={styles.place}>
            <RatingFacts companyId={companyId} driver={driver} target={target} fact={fact} />
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
