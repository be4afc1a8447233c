import {
  BankOutlined,
  ClearOutlined,
  DeleteOutlined,
  IdcardOutlined,
  MailOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';

interface Props {
  collaborator: Collaborator;
  /** An empty list hides the menu. */
  actions: readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction) => void;
}

const ICONS: Record<CollaboratorAction, ReactNode> = {
  userRole: <IdcardOutlined aria-hidden />,
  changeCompany: <BankOutlined aria-hidden />,
  resend: <MailOutlined aria-hidden />,
  remove: <DeleteOutlined aria-hidden />,
  erase: <ClearOutlined aria-hidden />,
};

/** The menu of actions on a person. For a pending invitation, "remove" revokes it. */
export function CollaboratorMenu({ collaborator, actions, onAction }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  return (
    <MoreMenu
      label={t('shared:actionsFor', { name: collaborator.name })}
      entries={actions.map((action) => ({
        key: action,
        label: t(`action.${action === 'remove' && !collaborator.activated ? 'revoke' : action}`),
        icon: ICONS[action],
        danger: action === 'remove' || action === 'erase',
        onClick: () => onAction(action),
      }))}
    />
  );
}
