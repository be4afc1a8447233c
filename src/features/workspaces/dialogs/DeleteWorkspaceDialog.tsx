import { useTranslation } from '@/shared/i18n/useTranslation';
import { DeleteDialog } from '@/shared/ui/dialog/DeleteDialog';
import { useRestoreWorkspace } from '../useRestoreWorkspace';
import type { Workspace } from '../Workspace';
import { useDeleteWorkspaceMutation } from '../workspacesApi';

interface Props {
  workspace: Pick<Workspace, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

export function DeleteWorkspaceDialog({ workspace: { id, name }, ...rest }: Props) {
  const { t } = useTranslation('workspaces');
  const [remove] = useDeleteWorkspaceMutation();
  const { restore, failureOf } = useRestoreWorkspace();

  return (
    <DeleteDialog
      id={id}
      name={name}
      title={t('delete.title')}
      detail={t('delete.detail', { name })}
      remove={() => remove({ workspace_id: id }).unwrap()}
      failed={t('delete.failed')}
      restore={() => restore({ id, name })}
      failureOf={failureOf}
      {...rest}
    />
  );
}
