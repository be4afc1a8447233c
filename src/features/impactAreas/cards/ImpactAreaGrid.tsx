import { Card } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { ImpactAreaWithCurrent } from '../ImpactArea';
import { ImpactAreaCard } from './ImpactAreaCard';
import { useGetImpactAreasWithCurrentQuery } from '../impactAreasApi';

interface Props {
  companyId: string;
  canEdit: boolean;
  onOpen: (area: ImpactAreaWithCurrent) => void;
}

/** A progress card for each area; four in a row on medium screens. */
export function ImpactAreaGrid({ companyId, canEdit, onOpen }: Props) {
  const { t } = useTranslation('impactAreas');
  const areas = useQueryView(useGetImpactAreasWithCurrentQuery(companyId));

  if (areas.state === 'failed') return <ErrorPanel error={areas.error} onRetry={areas.retry} />;
  return (
    <CardGrid label={t('title')} busy={areas.state === 'loading'}>
      {areas.state === 'loading'
        ? IMPACT_AREA_NAMES.map((name) => (
            <Card key={name} size="small">
              <SkeletonBlock paragraph={{ rows: 2 }} />
            </Card>
          ))
        : areas.data.map((area) => (
            <ImpactAreaCard
              key={area.number}
              companyId={companyId}
              area={area}
              canEdit={canEdit}
              onOpen={onOpen}
            />
          ))}
    </CardGrid>
  );
}
