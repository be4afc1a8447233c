import { isAdmin } from '@contract/permissions';
import {
  actionsOn,
  CollaboratorDialogs,
  CollaboratorTable,
  useCollaboratorTask,
} from '@/features/collaborators';
import { CompanyField } from '@/features/companies';
import type { Workspace } from '@/features/workspaces';
import { useManagedPeople } from '../management/useManagedPeople';

/** The table of a workspace's people, and the dialogs behind its menus. */
export function useWorkspacePeople({ isSample }: { isSample: boolean }) {
  const { person, movable } = useManagedPeople();
  const tasks = useCollaboratorTask();
  // The menu stands here for administrators of the workspace; those of the company have theirs on
  // the page of collaborators.
  const hasMenus = !isSample && (isAdmin(person) || person.workspace_role === 'administrator');

  return {
    tableOf: ({ id, name, collaborators }: Workspace) => {
      const companyContext = { workspaceId: id, companyActivated: true };
      return (
        <CollaboratorTable
          workspaceName={name}
          collaborators={collaborators}
          actionsOn={(collaborator) =>
            hasMenus ? actionsOn(person, collaborator, companyContext) : []
          }
          onAction={(action, collaborator) => tasks.begin({ action, collaborator, companyContext })}
        />
      );
    },
    dialogs: (
      <CollaboratorDialogs
        person={person}
        tasks={tasks}
        companies={movable}
        companyField={<CompanyField companies={movable} />}
      />
    ),
  };
}
