import { shownPercentage } from '@contract/scoring/progress';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainCard } from '@/shared/ui/plain/PlainCard';
import { SegmentedBar } from '@/shared/ui/SegmentedBar';
import { topAreas } from './ImpactArea';
import { useGetImpactAreasQuery } from './impactAreasApi';
import styles from './TopAreasCard.module.css';

/** The areas' figures before antd is there; it asks for them, too. Null: no company yet. */
export function AreasOpening({ companyId }: { companyId: string | null }) {
  const { t } = useTranslation('impactAreas');
  const { currentData } = useGetImpactAreasQuery(companyId ?? skipToken);

  return (
    <PlainCard title={t('card.title')} extra={t('card.viewAll')}>
      <ul data-opening="areas">
        {topAreas(currentData ?? []).map(({ number, title, completed }) => (
          <li key={number} className={styles.row}>
            <span className={styles.name}>{title}</span>
            <strong className={styles.percent}>{shownPercentage(completed)}%</strong>
            <SegmentedBar percent={shownPercentage(completed)} label={title} />
          </li>
        ))}
      </ul>
    </PlainCard>
  );
}
