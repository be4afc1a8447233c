import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { restorableDaysOf } from '@contract/restorableDays';
import { Typography } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import {
  CompanyDialogs,
  CompanyMenu,
  CompanyRow,
  MAX_WHOLE_LIST,
  useCompanyTask,
  useSelectedCompany,
  useShownCompany,
} from '@/features/companies';
import {
  AddWorkspaceDialog,
  selectSelectedWorkspaceId,
  LongWorkspaceList,
  useGetWorkspacesQuery,
  useWorkspacePages,
  WorkspaceCard,
  WorkspaceCards,
  WorkspaceCardsSkeleton,
  WorkspaceDialogs,
  WorkspaceMenu,
  workspaceSelected,
  type Workspace,
  type WorkspaceTask,
} from '@/features/workspaces';
import { useIsOffered } from '@/shared/api/features/views';
import { useQueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { typedText, wholeNumber } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { Page } from '@/shared/ui/page/Page';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ManagementToolbar } from '../management/ManagementToolbar';
import { RecentlyDeletedTool } from '../management/RecentlyDeletedTool';
import { useWorkspacePeople } from './useWorkspacePeople';

/** The state of the page in its address. */
const WORKSPACES_VIEW = { search: typedText, page: wholeNumber(1) };

export function WorkspacesManagementPage() {
  const { t } = useTranslation('workspaces');
  const notify = useNotify();
  const user = useCurrentUser();
  const [adding, setAdding] = useState(false);

  return (
    <Page
      title={usePageTitle('workspacesManagement')}
      extra={
        <ManagementToolbar help="workspaces" onAdd={() => setAdding(true)}>
          <RecentlyDeletedTool />
        </ManagementToolbar>
      }
    >
      <WorkspaceList />
      <AddWorkspaceDialog
        userId={user.id}
        open={adding}
        onCreated={({ name }) => notify.success(t('add.done', { name }))}
        onClose={() => setAdding(false)}
      />
    </Page>
  );
}

function WorkspaceList() {
  const { t } = useTranslation('workspaces');
  const user = useCurrentUser();
  const [view, changeView] = useUrlState(WORKSPACES_VIEW);
  const companies = useShownCompany(user);
  const { pages, workspaces } = useWorkspaceList(user, companies, view.search, (search) =>
    changeView({ search, page: 1 }),
  );
  const selected = useSelectedCompany(user);
  const company = useCompanyTask();
  const people = useWorkspacePeople(workspaces);
  const [task, setTask] = useState<WorkspaceTask | null>(null);
  const dispatch = useAppDispatch();
  const selectedId = useSelector(selectSelectedWorkspaceId);

  if (!pages && workspaces.state === 'loading') return <WorkspaceCardsSkeleton />;
  if (!pages && workspaces.state === 'failed') {
    return <ErrorPanel error={workspaces.error} onRetry={workspaces.retry} />;
  }
  const listed = workspaces.state === 'ready' ? workspaces.data : [];
  const isSample = workspaces.state === 'ready' && workspaces.isSample;
  if (!pages && listed.length === 0) {
    return (
      <EmptyPanel title={t('list.none')}>
        <Typography.Text type="secondary">
          {t(isAdmin(user) ? 'list.noneAdmin' : 'list.noneOther')}
        </Typography.Text>
      </EmptyPanel>
    );
  }

  const hasMenus = can(user, 'manageWorkspaces') && !isSample;
  const hasCompanyMenus = hasMenus && companies.state === 'ready' && !companies.isSample;
  function begin(next: WorkspaceTask, workspace: Workspace) {
    dispatch(workspaceSelected(workspace.id));
    setTask(next);
  }

  const cardOf = (workspace: Workspace) => (
    <WorkspaceCard
      workspace={workspace}
      menu={
        hasMenus && (
          <WorkspaceMenu workspace={workspace} onChoose={(next) => begin(next, workspace)} />
        )
      }
      collaborators={people.tableOf(workspace)}
      companyRow={(listed) => (
        <CompanyRow
          company={listed}
          menu={
            hasCompanyMenus && (
              <CompanyMenu
                company={listed}
                person={user}
                onChoose={(next) => company.begin(next, listed.id)}
              />
            )
          }
        />
      )}
    />
  );

  return (
    <>
      {pages ? (
        <LongWorkspaceList pages={pages}>{cardOf}</LongWorkspaceList>
      ) : (
        <WorkspaceCards workspaces={listed} listState={{ stored: view, store: changeView }}>
          {cardOf}
        </WorkspaceCards>
      )}
      {people.dialogs}
      <WorkspaceDialogs
        task={task}
        selected={listed.find(({ id }) => id === selectedId) ?? null}
        restorableDays={restorableDaysOf(user)}
        onClose={() => setTask(null)}
      />
      {companies.state === 'ready' && (
        <CompanyDialogs
          task={company.task}
          company={selected}
          workspaces={companies.data.workspaces}
          person={user}
          onClose={company.end}
        />
      )}
    </>
  );
}

/** The workspaces: `pages` of them, which the server searches, if there are too many to load all. */
function useWorkspaceList(
  user: UserDto,
  companies: ReturnType<typeof useShownCompany>,
  search: string,
  onSearch: (search: string) => void,
) {
  const names = companies.state === 'ready' ? companies.data.workspaces : [];
  const hasPages = useIsOffered('listPages');
  const isLong = hasPages && names.length > MAX_WHOLE_LIST;
  const pages = useWorkspacePages(isLong ? user.role : null, search, onSearch);
  // Other people have one workspace.
  const isUnknown = isAdmin(user) && companies.state === 'loading';
  const all = useGetWorkspacesQuery(user.role, { skip: isLong || isUnknown });
  const whole = useQueryView(all);
  return isLong ? { pages, workspaces: pages.view } : { pages: null, workspaces: whole };
}
