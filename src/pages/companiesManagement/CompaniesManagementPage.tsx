import { isAdmin } from '@contract/permissions';
import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import {
  AddCompanyDialog,
  CompanyCards,
  CompanyCardsSkeleton,
  CompanyDialogs,
  CompanyMenu,
  useCompanyTask,
  useShownCompany,
} from '@/features/companies';
import { HelpLink } from '@/features/help';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ManagementToolbar } from '../management/ManagementToolbar';
import { RecentlyDeletedTool } from '../management/RecentlyDeletedTool';

export function CompaniesManagementPage() {
  const { t } = useTranslation('companies');
  const notify = useNotify();
  const [adding, setAdding] = useState(false);

  return (
    <Page
      title={usePageTitle('companiesManagement')}
      extra={
        <ManagementToolbar onAdd={() => setAdding(true)}>
          <HelpLink article="my-companies" />
          <RecentlyDeletedTool />
        </ManagementToolbar>
      }
    >
      <MyCompanies />
      <AddCompanyDialog
        open={adding}
        onCreated={({ name }) => notify.success(t('add.done', { name }))}
        onClose={() => setAdding(false)}
      />
    </Page>
  );
}

function MyCompanies() {
  const { t } = useTranslation('companies');
  const user = useCurrentUser();
  const list = useShownCompany(user);
  const { task, begin, end } = useCompanyTask();

  if (list.state === 'loading') return <CompanyCardsSkeleton />;
  if (list.state === 'failed') return <ErrorPanel error={list.error} onRetry={list.retry} />;

  const { companies, workspaces, selected } = list.data;
  if (companies.length === 0) {
    return (
      <EmptyPanel title={t('list.none')}>
        <Typography.Text type="secondary">
          {t(isAdmin(user) ? 'list.noneAdmin' : 'list.noneOther')}
        </Typography.Text>
      </EmptyPanel>
    );
  }
  return (
    <>
      <CompanyCards
        companies={companies}
        menuFor={(company) =>
          !list.isSample && (
            <CompanyMenu
              company={company}
              person={user}
              onChoose={(next) => begin(next, company.id)}
            />
          )
        }
      />
      <CompanyDialogs
        task={task}
        company={selected}
        workspaces={workspaces}
        person={user}
        onClose={end}
      />
    </>
  );
}
