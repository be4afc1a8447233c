import type { UserDto } from '@contract/rest';
import { Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import {
  companyCompared,
  CompareSelect,
  comparisonOf,
  selectCompanyChoice,
  useShownCompany,
  type Company,
} from '@/features/companies';
import { DifferencesCard, EvolutionCard } from '@/features/evolution';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { EvolutionDownload } from './EvolutionDownload';
import { ShownCompany } from '../shownCompany/ShownCompany';

export function EvolutionPage() {
  return (
    <Page title={usePageTitle('evolution')}>
      <ShownCompany>{(company, user) => <Comparison company={company} user={user} />}</ShownCompany>
    </Page>
  );
}

/** The shown company alone, or beside another one. */
function Comparison({ company, user }: { company: Company; user: UserDto }) {
  const { t } = useTranslation('evolution');
  const dispatch = useAppDispatch();
  const companies = useShownCompany(user);
  const choice = useSelector(selectCompanyChoice);
  const listed = companies.state === 'ready' ? companies.data.companies : [];
  const { candidates, compared } = comparisonOf(company.id, listed, choice);

  return (
    <>
      <Flex justify="space-between" align="end" gap="middle">
        {candidates.length === 0 ? (
          <Typography.Text type="secondary">{t('compare.onlyOne')}</Typography.Text>
        ) : (
          <CompareSelect
            companies={candidates}
            compared={compared}
            onChoose={(id) => dispatch(companyCompared(id))}
          />
        )}
        <EvolutionDownload company={company} compared={compared} />
      </Flex>
      <EvolutionCard companyId={company.id} comparedId={compared?.id ?? null} plotsWhenIdle />
      {compared && <DifferencesCard companyId={company.id} comparedId={compared.id} />}
    </>
  );
}
