import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Workspace } from '../Workspace';

export type WorkspaceTask = 'edit' | 'delete';

interface Props {
  workspace: Pick<Workspace, 'name'>;
  onChoose: (task: WorkspaceTask) => void;
}

/** The menu of actions on a workspace, for administrators. */
export function WorkspaceMenu({ workspace: { name }, onChoose }: Props) {
  const { t } = useTranslation(['workspaces', 'shared']);
  return (
    <MoreMenu
      label={t('shared:actionsFor', { name })}
      entries={[
        {
          key: 'edit',
          label: t('workspaces:menu.edit'),
          icon: <EditOutlined aria-hidden />,
          onClick: () => onChoose('edit'),
        },
        {
          key: 'delete',
          label: t('workspaces:menu.delete'),
          icon: <DeleteOutlined aria-hidden />,
          danger: true,
          onClick: () => onChoose('delete'),
        },
      ]}
    />
  );
}
