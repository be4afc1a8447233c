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
  useWorkspacePages,
  WorkspaceCard,
  WorkspaceCards,
  WorkspaceDialogs,
  WorkspaceMenu,
  workspaceSelected,
  type Workspace,
  type WorkspaceTask,
} from '@/features/workspaces';
import { useIsOffered } from '@/shared/api/features/views';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
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
  const isLong = useIsLong(user, companies);
  const pages = useWorkspacePages(user.role, isLong, view.search, (search) =>
    changeView({ search, page: 1 }),
  );
  const selected = useSelectedCompany(user);
  const company = useCompanyTask();
  const people = useWorkspacePeople(pages.view);
  const [task, setTask] = useState<WorkspaceTask | null>(null);
  const dispatch = useAppDispatch();
  const selectedId = useSelector(selectSelectedWorkspaceId);

  const listed = pages.view.state === 'ready' ? pages.view.data : [];
  const isSample = pages.view.state === 'ready' && pages.view.isSample;
  if (pages.view.state === 'ready' && listed.length === 0 && !isLong) {
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
      <WorkspaceCards pages={pages} listState={{ stored: view, store: changeView }}>
        {cardOf}
      </WorkspaceCards>
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

/** Whether there are too many workspaces to load all; null while that is unknown. Most people have one workspace. */
function useIsLong(user: UserDto, companies: ReturnType<typeof useShownCompany>): boolean | null {
  const hasPages = useIsOffered('listPages');
  if (companies.state === 'ready') {
    return hasPages && companies.data.workspaces.length > MAX_WHOLE_LIST;
  }
  return isAdmin(user) && companies.state === 'loading' ? null : false;
}
