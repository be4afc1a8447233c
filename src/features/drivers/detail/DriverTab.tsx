import { roundAverage } from '@contract/scoring/numbers/averages';
import { Card, Flex, Typography } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { scoredOf, type ActionOrder, type DriverDetail } from '../DriverDetail';
import { useGetDriverQuery, useGetSubdriversQuery, useRequestBenchmark } from '../driversApi';
import { cheapAndRelevantOf, type ImprovableAction } from '../ImprovableAction';
import { ACTION_FILTERS, filterGroups, type ActionFilter } from './actionFilter';
import { DriverTabSkeleton } from './DriverTabSkeleton';
import { rateGroups } from '../Subdriver';
import styles from './DriverTab.module.css';
import { BenchmarkLine } from '../benchmark/BenchmarkLine';
import { BenchmarkRing } from '../benchmark/BenchmarkRing';
import { RatingChange } from '../change/RatingChange';
import { RatingExplanation } from '../ratings/RatingExplanation';
import { RecommendedActions } from './RecommendedActions';

interface Props {
  companyId: string;
  /** The name on the wire, such as '1. Expectations'. */
  driverName: string;
  /** The order of the actions in each group. */
  order: ActionOrder;
  onOrder: (order: ActionOrder) => void;
  filter: ActionFilter;
  onFilter: (filter: ActionFilter) => void;
  /** The company's answers; without them no action is known to be cheap and relevant. */
  answered?: readonly ImprovableAction[] | undefined;
  onOpenAction: (actionId: string) => void;
  /** Rendered below the rating, such as the target; not for sample data. */
  factOf?: (driver: DriverDetail) => ReactNode;
  /** Rendered beside the sort menu, such as the download menu. */
  extra?: ReactNode;
}

/** One driver: its rating, its description, and its actions. */
export function DriverTab(props: Props) {
  const { companyId, driverName, onOpenAction, answered, factOf, ...actions } = props;
  useRequestBenchmark(companyId);
  const driver = useQueryView(useGetDriverQuery({ companyId, driverName }));
  const { currentData: subdrivers = [] } = useGetSubdriversQuery(companyId);
  const cheap = useMemo(() => cheapAndRelevantOf(answered), [answered]);

  if (driver.state === 'loading') return <DriverTabSkeleton />;
  if (driver.state === 'failed') return <ErrorPanel error={driver.error} onRetry={driver.retry} />;
  return (
    <Flex vertical gap="middle">
      <BranchRating
        companyId={companyId}
        driver={driver.data}
        isSample={driver.isSample}
        fact={factOf?.(driver.data)}
      />
      <RecommendedActions
        groups={filterGroups(
          rateGroups(driver.data, driver.isSample ? [] : subdrivers, actions.order),
          actions.filter,
          cheap,
        )}
        filters={ACTION_FILTERS.filter((one) => one !== 'cheap' || cheap.size > 0)}
        onOpen={onOpenAction}
        {...actions}
      />
    </Flex>
  );
}

interface BranchRatingProps {
  companyId: string;
  driver: DriverDetail;
  isSample: boolean;
  fact: ReactNode;
}

function BranchRating({ companyId, driver, isSample, fact }: BranchRatingProps) {
  const { t } = useTranslation('drivers');
  const nameOf = useNames();
  const { average, grade, description, groups } = driver;

  return (
    <Card
      title={t('driver.rating')}
      extra={<RatingExplanation companyId={companyId} driver={driver} isSample={isSample} />}
    >
      <div className={styles.rating}>
        <BenchmarkRing companyId={companyId} driver={driver} isSample={isSample} size="large" />
        <div className={styles.words}>
          <Flex gap="small" align="center" wrap>
            {average !== null && (
              <strong className={styles.score}>
                {t('score.long', { score: roundAverage(average, 0) })}
              </strong>
            )}
            {grade && <GradeChip grade={grade} />}
            <Typography.Text type="secondary">
              <span>{t('driver.counted', { ...scoredOf(groups) })}</span>
            </Typography.Text>
            {!isSample && <RatingChange companyId={companyId} driver={driver} />}
          </Flex>
          {!isSample && <BenchmarkLine companyId={companyId} driver={driver} />}
          {!isSample && fact}
          {description && <p className={styles.description}>{nameOf(description)}</p>}
        </div>
      </div>
    </Card>
  );
}
