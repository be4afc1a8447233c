import { can, isAdmin } from '@contract/permissions/permissions';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import {
  useActionsOn,
  AddCollaboratorDialog,
  CollaboratorDialogs,
  CollaboratorGroups,
  CollaboratorsSkeleton,
  PEOPLE_VIEW,
  PeopleTable,
  SeveralPeopleDialogs,
  toTarget,
  ServerSearchedGroups,
  ServerSearchedPeople,
  useCollaboratorPages,
  useCollaboratorTask,
  useGetCollaboratorsQuery,
  useSeveralPeople,
  type Collaborator,
  type CollaboratorAction,
  type CollaboratorPageGroup,
  type PeopleView,
} from '@/features/collaborators';
import { CompanyField, CompanyLogo } from '@/features/companies';
import { useQueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useCommand } from '@/shared/routing/useCommand';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { listViewChosen, selectListViews } from '@/shared/ui/list/listViewsSlice';
import { ViewSwitch } from '@/shared/ui/list/ViewSwitch';
import { Page } from '@/shared/ui/page/Page';
import { ManagementToolbar } from '../management/ManagementToolbar';
import { useManagedPeople, type MovableCompany } from '../management/useManagedPeople';

/** The people of each company. */
export function CollaboratorsManagementPage() {
  const { t } = useTranslation('collaborators');
  const tasks = useCollaboratorTask();
  const actionsOn = useActionsOn();
  const several = useSeveralPeople();
  const dispatch = useAppDispatch();
  const [view, changeView] = useUrlState(PEOPLE_VIEW, {
    values: { view: useSelector(selectListViews).people },
    remember: (changed) => changed.view && dispatch(listViewChosen({ people: changed.view })),
  });
  const { pages, groups, managed } = useGroups(view, changeView);
  const { person, companyContextOf, companies, movable, search } = managed;
  const listed =
    groups.state === 'ready' ? groups.data.flatMap(({ collaborators }) => collaborators) : [];
  const isTable = view.view === 'table';
  const hasRows = isTable && listed.length > 0;
  const [adding, setAdding] = useState(false);
  useCommand(isAdmin(person) ? 'invite' : null, () => setAdding(true));

  // Administrators of a company have the menu here; those of a workspace have it in the workspace's
  // table.
  const hasMenus = isAdmin(person) || person.company_role === 'administrator';
  const actionsFor = (collaborator: Collaborator) =>
    hasMenus ? actionsOn(person, collaborator, companyContextOf(collaborator.companyId)) : [];

  const begin = (action: CollaboratorAction, collaborator: Collaborator) =>
    tasks.begin(action, collaborator, companyContextOf(collaborator.companyId));
  const mayChange = (action: 'changeCompanyRole' | 'changeWorkspaceRole') =>
    several.people.every((one) =>
      can(person, action, toTarget(one, companyContextOf(one.companyId))),
    );

  const table = { actionsOn: actionsFor, onAction: begin, onChangeSeveral: several.begin };
  const cards = {
    isDeleted: (companyId: string) => !companyContextOf(companyId).companyActivated,
    actionsOn: actionsFor,
    onAction: begin,
    ...(isAdmin(person) && { onInvite: () => setAdding(true) }),
    logoOf: (logo: string | null, name: string) => <CompanyLogo logo={logo} name={name} />,
  };

  return (
    <Page
      title={usePageTitle('collaboratorsManagement')}
      extra={
        <ManagementToolbar
          viewSwitch={
            (groups.state === 'loading' || listed.length > 0 || pages) && (
              <ViewSwitch
                view={view.view}
                onChange={(next) => changeView({ view: next, page: 1 })}
              />
            )
          }
          help="collaborators"
          onAdd={() => setAdding(true)}
        />
      }
    >
      {pages && isTable && <ServerSearchedPeople pages={pages} {...table} />}
      {pages && !isTable && <ServerSearchedGroups pages={pages} {...cards} />}
      {!pages && groups.state === 'loading' && <CollaboratorsSkeleton />}
      {!pages && groups.state === 'failed' && (
        <ErrorPanel error={groups.error} onRetry={groups.retry} />
      )}
      {!pages && groups.state === 'ready' && groups.data.length === 0 && (
        <EmptyPanel title={t('empty.title')}>
          {t(isAdmin(person) ? 'empty.adminDetail' : 'empty.detail')}
        </EmptyPanel>
      )}
      {!pages && groups.state === 'ready' && hasRows && (
        <PeopleTable groups={groups.data} view={view} onView={changeView} {...table} />
      )}
      {!pages && groups.state === 'ready' && groups.data.length > 0 && !hasRows && (
        <CollaboratorGroups
          groups={groups.data}
          listState={{ stored: { search: view.search, page: view.page }, store: changeView }}
          {...cards}
        />
      )}
      <CollaboratorDialogs
        person={person}
        tasks={tasks}
        collaborators={listed}
        companies={movable}
        companyField={<CompanyField companies={movable} {...search} />}
      />
      <SeveralPeopleDialogs
        several={several}
        mayChange={{
          companyRole: mayChange('changeCompanyRole'),
          workspaceRole: mayChange('changeWorkspaceRole'),
        }}
      />
      <AddCollaboratorDialog
        open={adding}
        companies={companies}
        companyField={<CompanyField companies={companies} {...search} />}
        onClose={() => setAdding(false)}
      />
    </Page>
  );
}

/** The people of each company. Of many companies these are `pages`, which the server searches. */
function useGroups(view: PeopleView, onView: (changed: Partial<PeopleView>) => void) {
  const [isLong, setIsLong] = useState(false);
  const pages = useCollaboratorPages(isLong, view.search, (search) => onView({ search, page: 1 }));
  const managed = useManagedPeople(
    pages.view.state === 'ready' ? pages.view.data.map(companyOf) : [],
  );
  if (managed.isLong !== null && managed.isLong !== isLong) setIsLong(managed.isLong);
  const skip = managed.isLong === null || isLong;
  const all = useQueryView(useGetCollaboratorsQuery(undefined, { skip }));
  return { pages: isLong ? pages : null, groups: isLong ? pages.view : all, managed };
}

const companyOf = (group: CollaboratorPageGroup): MovableCompany => ({
  id: group.companyId,
  name: group.companyName,
  logo: group.companyLogo,
  activated: group.isActivated,
  workspaceId: group.workspaceId,
});
