import { can, isAdmin } from '@contract/permissions/permissions';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import {
  useActionsOn,
  AddCollaboratorDialog,
  CollaboratorDialogs,
  CollaboratorGroups,
  PEOPLE_VIEW,
  PeopleTable,
  SeveralPeopleDialogs,
  toResource,
  useCollaboratorPages,
  useCollaboratorTask,
  useSeveralPeople,
  type Collaborator,
  type CollaboratorAction,
  type CollaboratorGroup,
  type PeopleView,
} from '@/features/collaborators';
import { CompanyField, CompanyLogo } from '@/features/companies';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
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
  const { pages, managed } = usePages(view, changeView);
  const { person, companyContextOf, companies, movable, search } = managed;
  const groups = pages.view.state === 'ready' ? pages.view.data : null;
  const listed = groups?.flatMap(({ collaborators }) => collaborators) ?? [];
  const hasPeople = pages.serverSearch !== null || listed.length > 0;
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
      can(person, action, toResource(one, companyContextOf(one.companyId))),
    );

  const rows = { pages, actionsOn: actionsFor, onAction: begin };

  return (
    <Page
      title={usePageTitle('collaboratorsManagement')}
      extra={
        <ManagementToolbar
          viewSwitch={
            (pages.view.state === 'loading' || hasPeople) && (
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
      {groups?.length === 0 && !pages.serverSearch ? (
        <EmptyPanel title={t('empty.title')}>
          {t(isAdmin(person) ? 'empty.adminDetail' : 'empty.detail')}
        </EmptyPanel>
      ) : view.view === 'table' && hasPeople ? (
        <PeopleTable view={view} onView={changeView} onChangeSeveral={several.begin} {...rows} />
      ) : (
        <CollaboratorGroups
          isDeleted={(companyId) => !companyContextOf(companyId).companyActivated}
          {...(isAdmin(person) && { onInvite: () => setAdding(true) })}
          logoOf={(logo, name) => <CompanyLogo logo={logo} name={name} />}
          listState={{ stored: { search: view.search, page: view.page }, store: changeView }}
          {...rows}
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

/** The people of each company. Of many companies the server searches them and sends pages. */
function usePages(view: PeopleView, onView: (changed: Partial<PeopleView>) => void) {
  const [isLong, setIsLong] = useState<boolean | null>(null);
  const pages = useCollaboratorPages(isLong, view.search, (search) => onView({ search, page: 1 }));
  const managed = useManagedPeople(
    pages.view.state === 'ready' ? pages.view.data.map(companyOf) : [],
  );
  if (managed.isLong !== isLong) setIsLong(managed.isLong);
  return { pages, managed };
}

const companyOf = (group: CollaboratorGroup): MovableCompany => ({
  id: group.companyId,
  name: group.companyName,
  logo: group.companyLogo,
  activated: group.isActivated,
  workspaceId: group.workspaceId,
});
