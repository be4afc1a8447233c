import { roundAverage } from '@contract/scoring/numbers/averages';
import { TOTAL } from '@contract/fields/naming';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { Card } from '@/shared/ui/card/Card';
import { CardRows } from '@/shared/ui/card/CardRows';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { ListRow } from '@/shared/ui/list/ListRow';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { paths } from '@/shared/routing/paths';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import styles from './CompanyOverviewCard.module.css';
import { hasNoFigures, type Driver } from '../Driver';
import { useGetDriversQuery } from '../driversApi';
import { RatingChange } from '../change/RatingChange';
import { Explanation } from './RatingExplanation';
import { ScoredCount } from './ScoredCount';

interface Props {
  /** Null while the company is unknown; the card then shows its skeleton. */
  companyId: string | null;
  onViewAll: () => void;
  /** Shown while no action is scored, such as a button for the first step. */
  start?: ReactNode;
}

const ROWS = 5;

/** The tab of all drivers, which shows the Global Average, too. */
const GENERAL = 'General';

const isTotal = ({ name }: Driver) => name === TOTAL;

/** The ratings of the company's drivers. */
export function CompanyOverviewCard({ companyId, onViewAll, start }: Props) {
  const { t } = useTranslation('drivers');
  const ratings = useQueryView(useGetDriversQuery(companyId ?? skipToken));

  return (
    <Card
      title={t('card.title')}
      extra={<PlainButton onClick={onViewAll}>{t('card.viewAll')}</PlainButton>}
    >
      <CardRows rows={ROWS} loading={ratings.state === 'loading'}>
        {ratings.state === 'failed' && <ErrorPanel error={ratings.error} onRetry={ratings.retry} />}
        {companyId !== null && ratings.state === 'ready' && (
          <DriverList
            companyId={companyId}
            drivers={ratings.data.drivers}
            isSample={ratings.isSample}
            start={start}
          />
        )}
      </CardRows>
    </Card>
  );
}

interface ListProps {
  companyId: string;
  drivers: readonly Driver[];
  isSample: boolean;
  start: ReactNode;
}

function DriverList({ companyId, drivers, isSample, start }: ListProps) {
  const { t } = useTranslation(['drivers', 'shared']);
  const nameOf = useNames();
  const isSmall = useIsSmall();
  const { graded } = useFormats();
  if (hasNoFigures(drivers)) return <EmptyPanel title={t('shared:noData')}>{start}</EmptyPanel>;

  return (
    <ul aria-label={t('drivers:card.title')}>
      {drivers.map((driver) => (
        <ListRow
          key={driver.name}
          to={paths.companyOverview(isTotal(driver) ? GENERAL : driver.title)}
          label={
            <>
              <span>{nameOf(driver.title)}</span>
              {!isSample && <ScoredCount companyId={companyId} driver={driver} onlyFew />}
            </>
          }
        >
          {!isSample && <RatingChange companyId={companyId} driver={driver} />}
          <InfoPopover
            label={t('drivers:explain.label', { name: nameOf(driver.title) })}
            explanation={<Explanation companyId={companyId} driver={driver} isSample={isSample} />}
          >
            {driver.average !== null && (
              <>
                <span className={styles.rounded}>
                  {t(isSmall ? 'drivers:score.short' : 'drivers:score.long', {
                    score: roundAverage(driver.average, 0),
                  })}
                </span>{' '}
                <strong className={styles.exact}>{graded(driver.average, 1)}</strong>{' '}
              </>
            )}
            {driver.grade && <GradeChip grade={driver.grade} />}
          </InfoPopover>
        </ListRow>
      ))}
    </ul>
  );
}
