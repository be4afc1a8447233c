import { can } from '@contract/permissions';
import { Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { activityOpened } from '@/features/activity';
import { targetOf } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { areaChosen, ImpactAreaGrid, type ImpactAreaWithCurrent } from '@/features/impactAreas';
import { WorkbookMenu } from '@/features/workbook';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { ShownCompany } from '../shownCompany/ShownCompany';

export function ImpactAreasPage() {
  const { t } = useTranslation('impactAreas');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  function open({ number, title, currentId }: ImpactAreaWithCurrent) {
    if (currentId === null) return;
    dispatch(activityOpened(currentId));
    dispatch(areaChosen(number));
    void navigate(paths.impactAreaAction({ title, area: number, activityId: currentId }));
  }

  return (
    <Page title={usePageTitle('impactAreas')} extra={<HelpLink article="impact-areas" />}>
      <ShownCompany>
        {(company, user) => (
          <>
            <Flex justify="space-between" align="center" gap="middle">
              <SectionTitle>{t('overallProgress')}</SectionTitle>
              <WorkbookMenu
                company={company}
                canImport={can(user, 'saveAnswer', targetOf(company))}
              />
            </Flex>
            <ImpactAreaGrid
              companyId={company.id}
              canEdit={can(user, 'saveAnswer', targetOf(company))}
              onOpen={open}
            />
          </>
        )}
      </ShownCompany>
    </Page>
  );
}
