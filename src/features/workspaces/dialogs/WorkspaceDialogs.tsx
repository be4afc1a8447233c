import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog';
import { EditWorkspaceDialog } from './EditWorkspaceDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import type { Workspace } from '../Workspace';
import type { WorkspaceTask } from '../list/WorkspaceMenu';

interface Props {
  /** The action whose dialog is open; null if none is. */
  task: WorkspaceTask | null;
  /** The selected workspace; null if it is not in the list, for example because it was deleted. */
  selected: Pick<Workspace, 'id' | 'name'> | null;
  /** For how many days a deleted workspace can be restored. */
  restorableDays: number;
  onClose: () => void;
}

export function WorkspaceDialogs({ task, selected, restorableDays, onClose }: Props) {
  const workspace = useDialogSubject(selected, task !== null);
  if (!workspace) return null;
  return (
    <>
      <EditWorkspaceDialog {...{ workspace, onClose }} open={task === 'edit'} />
      <DeleteWorkspaceDialog {...{ workspace, restorableDays, onClose }} open={task === 'delete'} />
    </>
  );
}
