import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog';
import { EditWorkspaceDialog } from './EditWorkspaceDialog';
import type { Workspace } from '../Workspace';
import type { WorkspaceTask } from '../list/WorkspaceMenu';

interface Props {
  /** Null: none is open. */
  task: WorkspaceTask | null;
  /** The one chosen last; it stays, so that a dialog can close with its words. */
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
