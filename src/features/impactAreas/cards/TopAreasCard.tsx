import { shownPercentage } from '@contract/scoring/percentages';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { Card } from '@/shared/ui/card/Card';
import { CardRows } from '@/shared/ui/card/CardRows';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { SegmentedBar } from '@/shared/ui/data/SegmentedBar';
import { PercentageWithInfo } from './PercentageWithInfo';
import { topAreas, type ImpactArea } from '../ImpactArea';
import { useGetImpactAreasQuery } from '../impactAreasApi';
import styles from './TopAreasCard.module.css';

interface Props {
  /** Null while the company is unknown; the card then shows its skeleton. */
  companyId: string | null;
  onViewAll: () => void;
}

const ROWS = 5;

/** The five most complete impact areas of a company. */
export function TopAreasCard({ companyId, onViewAll }: Props) {
  const { t } = useTranslation('impactAreas');
  const areas = useQueryView(useGetImpactAreasQuery(companyId ?? skipToken));

  return (
    <Card
      title={t('card.title')}
      extra={<PlainButton onClick={onViewAll}>{t('card.viewAll')}</PlainButton>}
    >
      <CardRows rows={ROWS} loading={areas.state === 'loading'}>
        {areas.state === 'failed' && <ErrorPanel error={areas.error} onRetry={areas.retry} />}
        {companyId !== null && areas.state === 'ready' && (
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
      <EllipsisText>{title}</EllipsisText>
      <PercentageWithInfo ids={{ companyId, area: number }} completed={completed} />
      <SegmentedBar percent={percent} label={title} />
    </li>
  );
}
