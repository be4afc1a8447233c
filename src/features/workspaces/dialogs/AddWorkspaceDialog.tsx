import type { WorkspaceResult } from '@contract/payloads';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nameRules } from '@/shared/lib/formRules';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { workspaceFailure } from './workspaceFailure';
import { WorkspaceNameField } from './WorkspaceNameField';
import { useCreateWorkspaceMutation } from '../workspacesApi';

interface Props {
  /** Id of the signed-in user. */
  userId: string;
  open: boolean;
  onCreated?: (workspace: Pick<WorkspaceResult, 'name'>) => void;
  onClose: () => void;
}

interface Values {
  name: string;
}

export function AddWorkspaceDialog({ userId, open, onCreated, onClose }: Props) {
  const { t } = useTranslation('workspaces');
  const [create] = useCreateWorkspaceMutation();

  async function save({ name }: Values) {
    const created = await create({ workspace_name: name.trim(), user_id: userId }).unwrap();
    onCreated?.(created ?? { name: name.trim() });
  }

  return (
    <FormDialog<Values>
      title={t('add.title')}
      open={open}
      width={600}
      initialValues={{ name: '' }}
      onSubmit={save}
      failureOf={workspaceFailure({ nameTaken: t('form.nameTaken'), failed: t('add.failed') })}
      onClose={onClose}
    >
      <WorkspaceNameField placeholder rules={nameRules(t('form.nameEmpty'))} />
    </FormDialog>
  );
}
