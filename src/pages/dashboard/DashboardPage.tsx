import { useCallback } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { useShownCompanyId, type Company } from '@/features/companies';
import { CompanyOverviewCard } from '@/features/drivers';
import { TopAreasCard } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { CardPair } from '@/shared/ui/card/CardPair';
import { Page } from '@/shared/ui/page/Page';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { LazyDashboardEvolution } from './LazyDashboardEvolution';
import { WelcomeCard } from './WelcomeCard';
import { CompanyStates } from '../shownCompany/ShownCompany';
import { StartButton } from '../shownCompany/StartButton';

/**
 * The start page. It renders before the user and the companies are known, and requests the figures
 * as soon as the company's id is known. Its elements are not replaced when the data arrives.
 */
export function DashboardPage() {
  const { t } = useTranslation('pages');
  const user = useOptionalUser();
  const companyId = useShownCompanyId(user);
  const figuresOf = useCallback(
    (company: Company) => <Figures companyId={company.id} company={company} />,
    [],
  );

  return (
    <Page title={usePageTitle('dashboard')} hideTitle>
      <WelcomeCard user={user} companyId={companyId} />
      <SectionTitle>{t('dashboard.overallProgress')}</SectionTitle>
      <CompanyStates user={user} loading={<Figures companyId={companyId} company={null} />}>
        {figuresOf}
      </CompanyStates>
    </Page>
  );
}

interface FiguresProps {
  /** Null while the company is unknown. */
  companyId: string | null;
  company: Company | null;
}

function Figures({ companyId, company }: FiguresProps) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  return (
    <>
      <CardPair>
        <CompanyOverviewCard
          companyId={companyId}
          onViewAll={() => void navigate(paths.companyOverview())}
          start={company && <StartButton company={company} />}
        />
        <TopAreasCard companyId={companyId} onViewAll={() => void navigate(paths.impactAreas())} />
      </CardPair>
      <SectionTitle>{t('dashboard.evolution')}</SectionTitle>
      <LazyDashboardEvolution companyId={companyId} company={company} />
    </>
  );
}
