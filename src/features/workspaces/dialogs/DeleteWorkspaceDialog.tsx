import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DeleteDialog } from '@/shared/ui/dialog/DeleteDialog';
import { useRestoreWorkspace } from '../useRestoreWorkspace';
import type { Workspace } from '../Workspace';
import { useDeleteWorkspaceMutation } from '../workspacesApi';

interface Props {
  workspace: Pick<Workspace, 'id' | 'name'>;
  /** For how many days it can be restored. */
  restorableDays: number;
  open: boolean;
  onClose: () => void;
}

export function DeleteWorkspaceDialog({ workspace: { id, name }, restorableDays, ...rest }: Props) {
  const { t } = useTranslation('workspaces');
  const { period } = useFormats();
  const [remove] = useDeleteWorkspaceMutation();
  const { restore, failureOf } = useRestoreWorkspace();

  return (
    <DeleteDialog
      id={id}
      name={name}
      title={t('delete.title')}
      detail={t('delete.detail', { name, period: period(restorableDays) })}
      remove={() => remove({ workspace_id: id }).unwrap()}
      failed={t('delete.failed')}
      restore={() => restore({ id, name })}
      failureOf={failureOf}
      {...rest}
    />
  );
}
