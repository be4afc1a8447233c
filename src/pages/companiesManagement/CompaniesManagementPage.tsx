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
  CompanyCardsSkeleton,
  CompanyDialogs,
  companyLoaded,
  CompanyMenu,
  LongCompanyList,
  MIN_FOR_TABLE,
  targetOf,
  useCompanyTask,
  useGetCompanyFiguresQuery,
  useSelectedCompany,
  useShownCompany,
  type Company,
} from '@/features/companies';
import { ProfilesDialog } from '@/features/profiles';
import { useIsOffered } from '@/shared/api/features/views';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
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

const NO_FIGURES = {};

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
  const list = useShownCompany(user);
  const { task, begin, end } = useCompanyTask();
  const isLong = list.state === 'ready' && !list.data.isComplete;
  // The list of other people is short, so that their figures are requested with it.
  const isUnknown = isAdmin(user) && list.state === 'loading';
  const { currentData, isError } = useGetCompanyFiguresQuery(user.role, {
    refetchOnMountOrArgChange: true,
    skip: isLong || isUnknown,
  });
  const selected = useSelectedCompany(user);
  const [view, changeView] = useCompaniesView();
  const { t: tProfiles } = useTranslation('profiles');
  const hasProfiles = useIsOffered('profiles');
  const [profiled, setProfiled] = useState<Company | null>(null);

  if (list.state === 'loading') return <CompanyCardsSkeleton />;
  if (list.state === 'failed') return <ErrorPanel error={list.error} onRetry={list.retry} />;

  const { companies, workspaces } = list.data;
  const knownFigures = currentData ?? (isError ? NO_FIGURES : null);
  if (companies.length === 0) {
    return (
      <EmptyPanel title={t('list.none')}>
        <Typography.Text type="secondary">
          {t(isAdmin(user) ? 'list.noneAdmin' : 'list.noneOther')}
        </Typography.Text>
      </EmptyPanel>
    );
  }
  const profilesOf = (company: Company) =>
    hasProfiles && can(user, 'applyProfile', targetOf(company))
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
    !list.isSample && (
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
      {isLong ? (
        <LongCompanyList role={user.role} view={view} onView={changeView} menuFor={menuFor} />
      ) : (
        <CompanyCards
          companies={companies}
          figures={list.isSample ? NO_FIGURES : knownFigures}
          view={view}
          onView={changeView}
          menuFor={menuFor}
        />
      )}
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
