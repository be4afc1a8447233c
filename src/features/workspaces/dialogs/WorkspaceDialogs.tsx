import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog';
import { EditWorkspaceDialog } from './EditWorkspaceDialog';
import type { Workspace } from '../Workspace';
import type { WorkspaceTask } from '../list/WorkspaceMenu';

interface Props {
  /** The action whose dialog is open; null if none is. */
  task: WorkspaceTask | null;
  /** The workspace that was chosen last. It remains set, so that a dialog keeps its content while it closes. */
  workspace: Pick<Workspace, 'id' | 'name'> | null;
  onClose: () => void;
}

export function WorkspaceDialogs({ task, workspace, onClose }: Props) {
  if (!workspace) return null;
  return (
    <>
      <EditWorkspaceDialog {...{ workspace, onClose }} open={task === 'edit'} />
      <DeleteWorkspaceDialog {...{ workspace, onClose }} open={task === 'delete'} />
    </>
  );
}
