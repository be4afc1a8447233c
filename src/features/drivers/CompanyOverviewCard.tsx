import { Button, Card, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useShown } from '@/shared/api/useShown';
import { useNames } from '@/shared/i18n/useNames';
import { CardRows } from '@/shared/ui/CardRows';
import { EmptyPanel } from '@/shared/ui/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Explained } from '@/shared/ui/Explained';
import { GradeChip } from '@/shared/ui/GradeChip';
import { ListRow } from '@/shared/ui/ListRow';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import { hasNoFigures, type Driver } from './Driver';
import { useGetDriversQuery } from './driversApi';
import { Explanation } from './RatingExplanation';
import { ScoredCount } from './ScoredCount';

interface Props {
  companyId: string;
  onViewAll: () => void;
}

const ROWS = 5;

/** The drivers of the shown company at a glance. */
export function CompanyOverviewCard({ companyId, onViewAll }: Props) {
  const { t } = useTranslation('drivers');
  const drivers = useShown(useGetDriversQuery(companyId));

  return (
    <Card title={t('card.title')} extra={<Button onClick={onViewAll}>{t('card.viewAll')}</Button>}>
      <CardRows rows={ROWS} loading={drivers.state === 'loading'}>
        {drivers.state === 'failed' && <ErrorPanel error={drivers.error} onRetry={drivers.retry} />}
        {drivers.state === 'ready' && <DriverList companyId={companyId} drivers={drivers.data} />}
      </CardRows>
    </Card>
  );
}

interface ListProps {
  companyId: string;
  drivers: readonly Driver[];
}

function DriverList({ companyId, drivers }: ListProps) {
  const { t } = useTranslation(['drivers', 'shared']);
  const nameOf = useNames();
  const isSmall = useIsSmall();
  if (hasNoFigures(drivers)) return <EmptyPanel title={t('shared:noData')} />;

  return (
    <ul aria-label={t('drivers:card.title')}>
      {drivers.map((driver) => (
        <ListRow
          key={driver.name}
          label={
            <>
              <Typography.Text>{nameOf(driver.title)}</Typography.Text>
              <ScoredCount companyId={companyId} driver={driver} onlyFew />
            </>
          }
        >
          <Explained
            label={t('drivers:explain.label', { name: nameOf(driver.title) })}
            explanation={<Explanation companyId={companyId} driver={driver} />}
          >
            <Typography.Text type="secondary">
              {driver.average !== null &&
                t(isSmall ? 'drivers:score.short' : 'drivers:score.long', {
                  score: Math.round(driver.average),
                })}
            </Typography.Text>
            {driver.grade && <GradeChip grade={driver.grade} />}
          </Explained>
        </ListRow>
      ))}
    </ul>
  );
}
