import BankOutlined from '@ant-design/icons/BankOutlined';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import type { SignInStatus } from '../signInStatusApi';
import { LoadedSignInStatus } from './LoadedSignInStatus';

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
  endSessions: <LogoutOutlined aria-hidden />,
  remove: <DeleteOutlined aria-hidden />,
  erase: <ClearOutlined aria-hidden />,
};

/** The actions that are offered only if there is something to end. */
const DEPENDS_ON: Partial<Record<CollaboratorAction, keyof SignInStatus>> = {
  resetSecondFactor: 'hasSecondFactor',
  endSessions: 'hasSessions',
};

/**
 * The menu of actions on a person. For a pending invitation, "remove" revokes it. Whether there are second factors to
 * reset and sessions to end is loaded when the menu opens.
 */
export function CollaboratorMenu({ collaborator, actions, onAction }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const needsStatus = actions.some((action) => action in DEPENDS_ON);
  const entriesFor = (status: SignInStatus | undefined) =>
    actions
      .filter((action) => {
        const fact = DEPENDS_ON[action];
        return !fact || status?.[fact];
      })
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
      entries={entriesFor(undefined)}
      opened={
        needsStatus
          ? (menu) => (
              <LoadedSignInStatus collaborator={collaborator}>
                {(status) => menu(entriesFor(status))}
              </LoadedSignInStatus>
            )
          : undefined
      }
    />
  );
}
