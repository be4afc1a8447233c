import { shownPercentage } from '@contract/scoring/progress';
import { Button, Card } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useShown } from '@/shared/api/useShown';
import { useNames } from '@/shared/i18n/useNames';
import { CardRows } from '@/shared/ui/CardRows';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { OneLine } from '@/shared/ui/OneLine';
import { SegmentedBar } from '@/shared/ui/SegmentedBar';
import { ExplainedPercentage } from './ExplainedPercentage';
import { topAreas, type ImpactArea } from './ImpactArea';
import { useGetImpactAreasQuery } from './impactAreasApi';
import styles from './TopAreasCard.module.css';

interface Props {
  companyId: string;
  onViewAll: () => void;
}

const ROWS = 5;

/** The five impact areas furthest along. */
export function TopAreasCard({ companyId, onViewAll }: Props) {
  const { t } = useTranslation('impactAreas');
  const areas = useShown(useGetImpactAreasQuery(companyId));

  return (
    <Card title={t('card.title')} extra={<Button onClick={onViewAll}>{t('card.viewAll')}</Button>}>
      <CardRows rows={ROWS} loading={areas.state === 'loading'}>
        {areas.state === 'failed' && <ErrorPanel error={areas.error} onRetry={areas.retry} />}
        {areas.state === 'ready' && (
          <ul aria-label={t('card.title')}>
            {topAreas(areas.data).map((area) => (
              <AreaRow key={area.number} area={area} companyId={companyId} />
            ))}
          </ul>
        )}
      </CardRows>
    </Card>
  );
}

function AreaRow({ area, companyId }: { area: ImpactArea; companyId: string }) {
  const { number, completed } = area;
  const title = useNames()(area.title);
  const percent = shownPercentage(completed);
  return (
    <li className={styles.row}>
      <OneLine>{title}</OneLine>
      <ExplainedPercentage of={{ companyId, area: number }} completed={completed} />
      <SegmentedBar percent={percent} label={title} />
    </li>
  );
}
