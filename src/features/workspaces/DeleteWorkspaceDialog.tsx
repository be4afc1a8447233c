import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useUndoNotice } from '@/shared/ui/useUndoNotice';
import { useRestoreWorkspace } from './useRestoreWorkspace';
import type { Workspace } from './Workspace';
import { useDeleteWorkspaceMutation } from './workspacesApi';

interface Props {
  workspace: Pick<Workspace, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

export function DeleteWorkspaceDialog({ workspace: { id, name }, open, onClose }: Props) {
  const { t } = useTranslation('workspaces');
  const { longDate } = useFormats();
  const [remove] = useDeleteWorkspaceMutation();
  const { restore, failureOf } = useRestoreWorkspace();
  const tellWithUndo = useUndoNotice();

  async function confirm() {
    const { purge_at } = await remove({ workspace_id: id }).unwrap();
    tellWithUndo({
      title: t('delete.done', { name }),
      detail: t('delete.until', { date: longDate(purge_at) }),
      undo: () => restore(id),
      failureOf,
    });
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      width="30rem"
      danger
      open={open}
      onConfirm={confirm}
      failureOf={() => ({ message: t('delete.failed') })}
      onClose={onClose}
    >
      {t('delete.detail', { name })}
    </ConfirmDialog>
  );
}
