import { useTranslation } from '@/shared/i18n/useTranslation';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { GradeChip } from '@/shared/ui/GradeChip';
import { ListRow } from '@/shared/ui/ListRow';
import { PlainCard } from '@/shared/ui/plain/PlainCard';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import styles from './DriversOpening.module.css';
import { useGetDriverCountsQuery, useGetDriversQuery } from './driversApi';

/** The overview card's figures before antd is there; it asks for them, too. Null: no company yet. */
export function DriversOpening({ companyId }: { companyId: string | null }) {
  const { t } = useTranslation('drivers');
  const isSmall = useIsSmall();
  const { currentData } = useGetDriversQuery(companyId ?? skipToken);
  useGetDriverCountsQuery(companyId ?? skipToken);

  return (
    <PlainCard title={t('card.title')} extra={t('card.viewAll')}>
      <ul data-opening="drivers">
        {currentData?.map(({ name, title, average, grade }) => (
          <ListRow key={name} label={title}>
            <span className={styles.score}>
              {average !== null &&
                t(isSmall ? 'score.short' : 'score.long', { score: Math.round(average) })}
            </span>
            {grade && <GradeChip grade={grade} />}
          </ListRow>
        ))}
      </ul>
    </PlainCard>
  );
}
