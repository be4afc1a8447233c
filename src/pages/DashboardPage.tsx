import { EyeOutlined } from '@ant-design/icons';
import { mayEditActions } from '@contract/permissions';
import { Button, Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { CompanyOverviewCard } from '@/features/drivers';
import { EvolutionCard } from '@/features/evolution';
import { TopAreasCard } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import { CardPair } from '@/shared/ui/CardPair';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/Page';
import { SectionTitle } from '@/shared/ui/SectionTitle';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import { continueLabel } from './continueLabel';
import { DashboardDownload } from './DashboardDownload';
import styles from './DashboardPage.module.css';
import { ShownCompany } from './ShownCompany';

export function DashboardPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();

  return (
    <Page title={usePageTitle('dashboard')} hideTitle>
      <WelcomeCard />
      <SectionTitle>{t('dashboard.overallProgress')}</SectionTitle>
      <ShownCompany>
        {(company) => (
          <>
            <CardPair>
              <CompanyOverviewCard
                companyId={company.id}
                onViewAll={() => void navigate(paths.companyOverview())}
              />
              <TopAreasCard
                companyId={company.id}
                onViewAll={() => void navigate(paths.impactAreas())}
              />
            </CardPair>
            <SectionTitle>{t('dashboard.evolution')}</SectionTitle>
            <EvolutionCard companyId={company.id} extra={<DashboardDownload company={company} />} />
          </>
        )}
      </ShownCompany>
    </Page>
  );
}

function WelcomeCard() {
  const { t } = useTranslation('pages');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const isSmall = useIsSmall();

  return (
    <Card>
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Title level={2} className={styles.welcome ?? ''}>
          {t('dashboard.welcome', { name: user.name })}
        </Typography.Title>
        <Button
          type="primary"
          size="large"
          {...(!mayEditActions(user) && { icon: <EyeOutlined aria-hidden /> })}
          onClick={() => void navigate(paths.impactAreaAction())}
        >
          {t(continueLabel(user, isSmall))}
        </Button>
      </Flex>
    </Card>
  );
}
