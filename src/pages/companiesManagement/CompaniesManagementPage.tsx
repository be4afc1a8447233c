import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import { can, isAdmin } from '@contract/permissions/permissions';
import { Typography } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import {
  AddCompanyDialog,
  COMPANIES_VIEW,
  CompanyCards,
  CompanyDialogs,
  companyLoaded,
  CompanyMenu,
  MIN_FOR_TABLE,
  resourceOf,
  useCompanyList,
  useCompanyTask,
  useSelectedCompany,
  useShownCompany,
  type Company,
} from '@/features/companies';
import { ProfilesDialog } from '@/features/profiles';
import { useIsOffered } from '@/shared/api/features/views';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { useCommand } from '@/shared/routing/useCommand';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { listViewChosen, selectListViews } from '@/shared/ui/list/listViewsSlice';
import { ViewSwitch } from '@/shared/ui/list/ViewSwitch';
import { Page } from '@/shared/ui/page/Page';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ManagementToolbar } from '../management/ManagementToolbar';
import { RecentlyDeletedTool } from '../management/RecentlyDeletedTool';
import utilities from '@/shared/ui/layout/utilities.module.css';

export function CompaniesManagementPage() {
  const { t } = useTranslation('companies');
  const notify = useNotify();
  const [adding, setAdding] = useState(false);
  useCommand('addCompany', () => setAdding(true));

  return (
    <Page
      title={usePageTitle('companiesManagement')}
      extra={
        <ManagementToolbar
          viewSwitch={<CompaniesViewSwitch />}
          help="my-companies"
          onAdd={() => setAdding(true)}
        >
          <ModelLink />
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

/** The state of the page in its address; the choice of cards or the table is remembered. */
function useCompaniesView() {
  const dispatch = useAppDispatch();
  return useUrlState(COMPANIES_VIEW, {
    values: { view: useSelector(selectListViews).companies },
    remember: (changed) => changed.view && dispatch(listViewChosen({ companies: changed.view })),
  });
}

/** Leads administrators to the model that all companies are scored on. */
function ModelLink() {
  const { t } = useTranslation('model');
  const user = useCurrentUser();
  const hasModel = useIsOffered('model');
  if (!hasModel || !can(user, 'changeModel')) return null;
  return (
    <Link to={paths.model()} className={utilities.touchTarget}>
      {t('title')}
    </Link>
  );
}

function CompaniesViewSwitch() {
  const list = useShownCompany(useCurrentUser());
  const [{ view }, change] = useCompaniesView();
  if (list.state !== 'ready' || list.data.companies.length < MIN_FOR_TABLE) return null;
  return <ViewSwitch view={view} onChange={(next) => change({ view: next, page: 1 })} />;
}

function MyCompanies() {
  const { t } = useTranslation('companies');
  const dispatch = useAppDispatch();
  const user = useCurrentUser();
  const { task, begin, end } = useCompanyTask();
  const selected = useSelectedCompany(user);
  const [view, changeView] = useCompaniesView();
  const { pages, figures, workspaces } = useCompanyList(user, view.search, (search) =>
    changeView({ search, page: 1 }),
  );
  const { t: tProfiles } = useTranslation('profiles');
  const hasProfiles = useIsOffered('profiles');
  const [profiled, setProfiled] = useState<Company | null>(null);

  const isSample = pages.view.state === 'ready' && pages.view.isSample;
  const isLong = pages.serverSearch !== null;
  if (pages.view.state === 'ready' && pages.view.data.length === 0 && !isLong) {
    return (
      <EmptyPanel title={t('list.none')}>
        <Typography.Text type="secondary">
          {t(isAdmin(user) ? 'list.noneAdmin' : 'list.noneOther')}
        </Typography.Text>
      </EmptyPanel>
    );
  }
  const profilesOf = (company: Company) =>
    hasProfiles && can(user, 'applyProfile', resourceOf(company))
      ? [
          {
            key: 'profiles',
            label: tProfiles('menu'),
            icon: <ProfileOutlined aria-hidden />,
            onClick: () => setProfiled(company),
          },
        ]
      : [];
  const menuFor = (company: Company) =>
    !isSample && (
      <CompanyMenu
        company={company}
        person={user}
        onChoose={(next) => {
          if (isLong) dispatch(companyLoaded(user.role, company));
          begin(next, company.id);
        }}
        others={profilesOf(company)}
      />
    );
  return (
    <>
      <CompanyCards {...{ pages, figures, view, menuFor }} onView={changeView} />
      <CompanyDialogs
        task={task}
        company={selected}
        workspaces={workspaces}
        person={user}
        onClose={end}
      />
      {profiled && (
        <ProfilesDialog
          open
          company={profiled}
          workspaceId={profiled.workspace?.id ?? null}
          canChange={can(user, 'changeProfiles', { workspace_id: profiled.workspace?.id ?? '' })}
          onClose={() => setProfiled(null)}
        />
      )}
    </>
  );
}
