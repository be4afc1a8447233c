import eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { can, mayEditActions } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { useCallback } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { useShownCompanyId, type Company } from '@/features/companies';
import { CompanyOverviewCard } from '@/features/drivers';
import { EvolutionCard } from '@/features/evolution';
import { TopAreasCard } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Card } from '@/shared/ui/card/Card';
import { CardPair } from '@/shared/ui/card/CardPair';
import { Page } from '@/shared/ui/page/Page';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { DashboardDownload } from './DashboardDownload';
import styles from './DashboardPage.module.css';
import { CompanyStates } from '../shownCompany/ShownCompany';

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
        />
        <TopAreasCard companyId={companyId} onViewAll={() => void navigate(paths.impactAreas())} />
      </CardPair>
      <SectionTitle>{t('dashboard.evolution')}</SectionTitle>
      <EvolutionCard companyId={companyId} extra={<DashboardDownload company={company} />} />
    </>
  );
}

function WelcomeCard({ user, companyId }: { user: UserDto | null; companyId: string | null }) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const isSmall = useIsSmall();
  const isReader = user !== null && !maySave(user, companyId);

  return (
    <Card>
      <div className={styles.card}>
        <h2 className={styles.welcome}>
          {user ? t('dashboard.welcome', { name: user.name }) : t('loading', { ns: 'shared' })}
        </h2>
        <PlainButton
          look="primary"
          size="large"
          {...(isReader && { icon: eye })}
          onClick={() => void navigate(paths.impactAreaAction())}
        >
          {t(continueLabel(isReader, isSmall))}
        </PlainButton>
      </div>
    </Card>
  );
}

/** Whether the person fills in actions of the shown company, which belongs to their workspace if it is not their own. */
const maySave = (user: UserDto, companyId: string | null) =>
  companyId === null
    ? mayEditActions(user)
    : can(user, 'saveAnswer', { company_id: companyId, workspace_id: user.workspace_id });

/** The message key of the welcome card's button. Readers are not invited to edit. */
function continueLabel(isReader: boolean, isSmall: boolean) {
  if (isReader) return isSmall ? 'dashboard.viewShort' : 'dashboard.view';
  return isSmall ? 'dashboard.continueShort' : 'dashboard.continue';
}
