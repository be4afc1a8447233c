import type { AdministratorsReach } from '@contract/permissions/reach';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Workspace } from '../Workspace';
import { workspaceFailure } from './workspaceFailure';
import { ReachField } from './ReachField';
import { WorkspaceNameField } from './WorkspaceNameField';
import { useGetWorkspaceReachesQuery, useUpdateWorkspaceMutation } from '../workspacesApi';

interface Props {
  workspace: Pick<Workspace, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  /** Absent on a server that does not know it. */
  reach?: AdministratorsReach;
}

export function EditWorkspaceDialog({ workspace: { id, name }, open, onClose }: Props) {
  const { t } = useTranslation('workspaces');
  const [update] = useUpdateWorkspaceMutation();
  const { currentData: reaches } = useGetWorkspaceReachesQuery('administrator', { skip: !open });
  const reach = reaches?.[id];
  const notify = useNotify();

  async function save(values: Values) {
    const name = values.name.trim();
    await update({
      workspace_id: id,
      workspace_name: name,
      ...(values.reach && { administrators_reach: values.reach }),
    }).unwrap();
    notify.success(t('edit.done', { name }));
  }

  return (
    <FormDialog<Values>
      title={t('edit.title')}
      open={open}
      width={500}
      initialValues={{ name }}
      onSubmit={save}
      failureOf={workspaceFailure({ nameTaken: t('form.nameTaken'), failed: t('edit.failed') })}
      onClose={onClose}
    >
      <WorkspaceNameField />
      {reach && <ReachField initialValue={reach} />}
    </FormDialog>
  );
}
