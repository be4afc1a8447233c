import { isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectCompanyChoice, useGetCompaniesQuery } from '@/features/companies';
import { DriversOpening } from '@/features/drivers';
import { EvolutionOpening } from '@/features/evolution';
import { AreasOpening } from '@/features/impactAreas';
import { CardPair } from '@/shared/ui/CardPair';
import { PlainCard } from '@/shared/ui/plain/PlainCard';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import { continueLabel } from './continueLabel';
import styles from './DashboardOpening.module.css';

/**
 * The dashboard's names and figures before antd is there. It knows whose company to ask about without
 * waiting for the list of companies, so that all questions leave together.
 */
export function DashboardOpening({ user }: { user: UserDto | null }) {
  const { t } = useTranslation('pages');
  const isSmall = useIsSmall();
  const { shownId } = useSelector(selectCompanyChoice);
  useGetCompaniesQuery(user?.role ?? skipToken);
  const companyId = user && (isAdmin(user) ? shownId : user.company_id);

  return (
    <>
      <PlainCard>
        <div className={styles.welcome}>
          <div className={styles.greeting}>
            {user ? t('dashboard.welcome', { name: user.name }) : t('loading', { ns: 'shared' })}
          </div>
          <span className={styles.button}>{t(continueLabel(user, isSmall))}</span>
        </div>
      </PlainCard>
      <div className={styles.heading}>{t('dashboard.overallProgress')}</div>
      <CardPair>
        <DriversOpening companyId={companyId} />
        <AreasOpening companyId={companyId} />
      </CardPair>
      <div className={styles.heading}>{t('dashboard.evolution')}</div>
      <PlainCard>
        <EvolutionOpening companyId={companyId} />
      </PlainCard>
    </>
  );
}
