import {
  CustomerServiceOutlined,
  ExclamationCircleOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { NAVIGATION } from '@/shared/routing/navigation';
import { paths } from '@/shared/routing/paths';
import { OneLine } from '@/shared/ui/OneLine';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { AccountDialogName } from './AccountDialogs';
import styles from './ProfileMenu.module.css';
import { useSignOut } from './useSignOut';

interface Props {
  onOpen: (dialog: AccountDialogName) => void;
}

/** Who is signed in, and what is theirs: account, help, report, logout. */
export function ProfileMenu({ onOpen }: Props) {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // The entry goes with its menu; a dialog gives the focus back to what had it when it opened.
  function open(dialog: AccountDialogName) {
    button.current?.focus();
    onOpen(dialog);
  }

  /** The menu has the focus while it stands, and gives it back. */
  function change(next: boolean) {
    setIsOpen(next);
    if (!next) button.current?.focus();
  }

  const items = [
    {
      key: 'account',
      icon: <UserOutlined aria-hidden />,
      label: t('myAccount'),
      onClick: () => open('account'),
    },
    {
      key: 'help',
      icon: <CustomerServiceOutlined aria-hidden />,
      label: t(NAVIGATION.help.label),
      onClick: () => void navigate(paths.help()),
    },
    {
      key: 'report',
      icon: <ExclamationCircleOutlined aria-hidden />,
      label: t('reportError'),
      onClick: () => open('report'),
    },
    { type: 'divider' as const },
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: t('logout'),
      danger: true,
      onClick: signOut,
    },
  ];

  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="topLeft"
      autoFocus
      open={isOpen}
      onOpenChange={change}
    >
      <Button
        ref={button}
        type="text"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={styles.profile ?? ''}
        aria-label={t('account', { name: user.name })}
      >
        <Flex align="center" gap="small" className={styles.person ?? ''}>
          <PersonAvatar picture={user.picture_url} size={SIZES.avatar} />
          <OneLine>{user.name}</OneLine>
        </Flex>
      </Button>
    </Dropdown>
  );
}
