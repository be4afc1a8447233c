import { isAdmin } from '@contract/permissions/permissions';
import {
  CollaboratorDialogs,
  CollaboratorTable,
  useActionsOn,
  useCollaboratorTask,
} from '@/features/collaborators';
import { CompanyField } from '@/features/companies';
import type { Workspace } from '@/features/workspaces';
import type { QueryView } from '@/shared/api/useQueryView';
import { idOrNone, typedText, wholeNumber } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { companiesOf, useManagedPeople } from '../management/useManagedPeople';

/** The search text and the page of one table at a time, and its workspace. */
const PEOPLE_VIEW = { in: idOrNone, people: typedText, peoplePage: wholeNumber(1) };

/** The table of a workspace's people, and the dialogs behind its menus. */
export function useWorkspacePeople(workspaces: QueryView<readonly Workspace[]>) {
  const known = workspaces.state === 'ready' ? workspaces.data.flatMap(companiesOf) : [];
  const { person, movable, search } = useManagedPeople(known);
  const tasks = useCollaboratorTask();
  const actionsOn = useActionsOn();
  const [view, change] = useUrlState(PEOPLE_VIEW);
  const listed = workspaces.state === 'ready' && !workspaces.isSample ? workspaces.data : null;
  // Administrators of the workspace have the menu here, those of the company on the page of collaborators.
  const hasMenus = listed && (isAdmin(person) || person.workspace_role === 'administrator');

  return {
    tableOf: ({ id, name, collaborators }: Workspace) => {
      const companyContext = { workspaceId: id, companyActivated: true };
      return (
        <CollaboratorTable
          workspaceName={name}
          collaborators={collaborators}
          listState={{
            stored:
              view.in === id
                ? { search: view.people, page: view.peoplePage }
                : { search: '', page: 1 },
            store: ({ search, page }) => change({ in: id, people: search, peoplePage: page }),
          }}
          actionsOn={(collaborator) =>
            hasMenus ? actionsOn(person, collaborator, companyContext) : []
          }
          onAction={(action, collaborator) => tasks.begin(action, collaborator, companyContext)}
        />
      );
    },
    dialogs: (
      <CollaboratorDialogs
        person={person}
        tasks={tasks}
        collaborators={(listed ?? []).flatMap(({ collaborators }) => collaborators)}
        companies={movable}
        companyField={<CompanyField companies={movable} {...search} />}
      />
    ),
  };
}
