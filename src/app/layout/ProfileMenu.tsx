import {
  CustomerServiceOutlined,
  ExclamationCircleOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { SIZES } from '@/shared/ui/theme/tokens';
import styles from './ProfileMenu.module.css';
import { useSignOut } from './useSignOut';

/** Who is signed in, and what is theirs: account, help, report, logout. */
export function ProfileMenu() {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const items = [
    // The dialogs of these two come with the account and support screens.
    { key: 'account', icon: <UserOutlined aria-hidden />, label: t('myAccount'), disabled: true },
    {
      key: 'help',
      icon: <CustomerServiceOutlined aria-hidden />,
      label: t('help'),
      onClick: () => void navigate(paths.help()),
    },
    {
      key: 'report',
      icon: <ExclamationCircleOutlined aria-hidden />,
      label: t('reportError'),
      disabled: true,
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
    <Dropdown menu={{ items }} trigger={['click']} placement="topLeft">
      <Button
        type="text"
        className={styles.profile ?? ''}
        aria-label={t('account', { name: user.name })}
      >
        <Flex align="center" gap="small" className={styles.person ?? ''}>
          <PersonAvatar picture={user.picture_url} size={SIZES.avatar} />
          <Typography.Text ellipsis>{user.name}</Typography.Text>
        </Flex>
      </Button>
    </Dropdown>
  );
}
