import { Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { isAnyApplicable, isUnrated, type Driver, type DriverTarget } from '../Driver';
import { useGetDriversQuery, useRequestBenchmark } from '../driversApi';
import styles from './LowestDriver.module.css';
import { RatingCard } from './RatingCard';
import { RatingSkeleton } from './RatingSkeleton';

const CARDS = [1, 2, 3, 4, 5];

interface Props {
  companyId: string;
  /** The averages of the last weeks by the drivers’ titles; absent where they are not known. */
  recentWeeks?: Readonly<Record<string, readonly (number | null)[]>> | undefined;
  /** Rendered beside the title, such as the download menu. */
  extra?: ReactNode;
  /** Rendered beside a card's explanation, such as a menu, and below its facts. */
  menuOf?: (driver: Driver) => ReactNode;
  factOf?: (driver: Driver) => ReactNode;
  /** The target of a driver by its name on the wire. */
  targetOf?: (name: string) => DriverTarget | null;
  /** A sentence about the ratings. */
  lead?: ReactNode;
  /** Shown while no action is scored, such as a button for the first step. */
  start?: ReactNode;
}

/** The ratings of all drivers; four in a row on medium screens, all in one row on large ones. */
export function RatingOverview(props: Props) {
  const { companyId, recentWeeks, extra, menuOf, factOf, targetOf, lead, start } = props;
  const { t } = useTranslation(['drivers', 'shared']);
  useRequestBenchmark(companyId);
  const ratings = useQueryView(useGetDriversQuery(companyId));

  if (ratings.state === 'failed') {
    return <ErrorPanel error={ratings.error} onRetry={ratings.retry} />;
  }
  if (ratings.state === 'ready' && isUnrated(ratings.data)) {
    return (
      <Card title={t('drivers:overview.ratings')} extra={extra}>
        <EmptyPanel title={t('shared:noData')}>
          {isAnyApplicable(ratings.data) && <p>{t('drivers:overview.noneScored')}</p>}
          {start}
        </EmptyPanel>
      </Card>
    );
  }
  return (
    <Flex vertical gap="middle">
      <div className={styles.head}>
        <SectionTitle>{t('drivers:overview.ratings')}</SectionTitle>
        {extra}
      </div>
      {lead !== undefined && (
        <div className={styles.lead}>{ratings.state === 'ready' && !ratings.isSample && lead}</div>
      )}
      <CardGrid label={t('drivers:overview.ratings')} busy={ratings.state === 'loading'} perRow={5}>
        {ratings.state === 'loading'
          ? CARDS.map((card) => <RatingSkeleton key={card} />)
          : ratings.data.drivers.map((driver) => (
              <RatingCard
                key={driver.name}
                companyId={companyId}
                driver={driver}
                isSample={ratings.isSample}
                recent={recentWeeks?.[driver.title]}
                menu={menuOf?.(driver)}
                fact={factOf?.(driver)}
                target={targetOf?.(driver.name) ?? null}
              />
            ))}
      </CardGrid>
    </Flex>
  );
}
