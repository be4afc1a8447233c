import {
  BankOutlined,
  ClearOutlined,
  DeleteOutlined,
  IdcardOutlined,
  MailOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { WithSecondFactor } from './WithSecondFactor';

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
  resetSecondFactor: <SafetyOutlined aria-hidden />,
  remove: <DeleteOutlined aria-hidden />,
  erase: <ClearOutlined aria-hidden />,
};

/**
 * The menu of actions on a person. For a pending invitation, "remove" revokes it. Whether there is a second factor to
 * reset is loaded when the menu opens.
 */
export function CollaboratorMenu({ collaborator, actions, onAction }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const canReset = actions.includes('resetSecondFactor');
  const entriesFor = (hasSecondFactor: boolean) =>
    actions
      .filter((action) => action !== 'resetSecondFactor' || hasSecondFactor)
      .map((action) => ({
        key: action,
        label: t(`action.${action === 'remove' && !collaborator.activated ? 'revoke' : action}`),
        icon: ICONS[action],
        danger: action === 'remove' || action === 'erase',
        onClick: () => onAction(action),
      }));

  return (
    <MoreMenu
      label={t('shared:actionsFor', { name: collaborator.name })}
      entries={entriesFor(false)}
      opened={
        canReset
          ? (menu) => (
              <WithSecondFactor collaborator={collaborator}>
                {(hasSecondFactor) => menu(entriesFor(hasSecondFactor))}
              </WithSecondFactor>
            )
          : undefined
      }
    />
  );
}
