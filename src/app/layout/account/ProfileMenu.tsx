import report from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import logout from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import person from '@ant-design/icons-svg/es/asn/UserOutlined';
import { useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { NAVIGATION } from '@/shared/routing/navigation';
import { useIsOffered } from '@/shared/api/features/views';
import { paths } from '@/shared/routing/paths';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PersonAvatar } from '@/shared/ui/data/PersonAvatar';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { LazyMenu } from '@/shared/ui/popup/LazyMenu';
import popup from '@/shared/ui/popup/popup.module.css';
import { usePopup } from '@/shared/ui/popup/usePopup';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { AccountDialogName } from './AccountDialogs';
import styles from './ProfileMenu.module.css';
import { useNoticeCount } from './useNoticeCount';
import { useSignOut } from './useSignOut';

/** A greater number of notices is shown as '99+'. */
const MOST = 99;

interface Props {
  onOpen: (dialog: AccountDialogName) => void;
}

/** The signed-in user's name, role in the company and picture, and the menu with account, help, report and logout. */
export function ProfileMenu({ onOpen }: Props) {
  const { t } = useTranslation(['layout', 'shared']);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const count = useNoticeCount(user);
  const { signOut, dialog } = useSignOut();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, isMounted, setOpen, opener } = usePopup();

  /** The open menu has the focus; closing it returns the focus to the button. */
  function close() {
    setOpen(false);
    button.current?.focus();
  }

  // A dialog returns the focus to the element that had it when the dialog opened.
  function open(dialog: AccountDialogName) {
    close();
    onOpen(dialog);
  }

  const hasInbox = useIsOffered('inbox');
  const items = [
    {
      key: 'account',
      icon: <PlainIcon icon={person} />,
      label: t('myAccount'),
      onClick: () => open('account'),
    },
    ...(hasInbox
      ? [
          {
            key: 'inbox',
            icon: <PlainIcon icon={NAVIGATION.inbox.icon} />,
            label: count === 0 ? t('inbox') : t('inboxCount', { count }),
            onClick: () => {
              close();
              void navigate(paths.inbox());
            },
          },
        ]
      : []),
    {
      key: 'help',
      icon: <PlainIcon icon={NAVIGATION.help.icon} />,
      label: t(NAVIGATION.help.label),
      onClick: () => {
        close();
        void navigate(paths.help());
      },
    },
    {
      key: 'report',
      icon: <PlainIcon icon={report} />,
      label: t('reportError'),
      onClick: () => open('report'),
    },
    { type: 'divider' as const },
    {
      key: 'logout',
      icon: <PlainIcon icon={logout} />,
      label: t('logout'),
      danger: true,
      onClick: () => {
        close();
        signOut();
      },
    },
  ];

  return (
    <span className={`${popup.place} ${styles.place}`}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={styles.profile}
        aria-label={
          count === 0
            ? t('account', { name: user.name })
            : t('accountUnread', { name: user.name, count })
        }
        {...opener}
      >
        <span
          className={styles.avatar}
          data-count={count === 0 ? undefined : count > MOST ? `${String(MOST)}+` : count}
        >
          <PersonAvatar picture={user.picture_url} name={user.name} size={SIZES.avatar} />
        </span>
        <span className={styles.names} data-role={t(`shared:role.${user.company_role}`)}>
          <EllipsisText>{user.name}</EllipsisText>
        </span>
      </button>
      {isMounted && <LazyMenu open={isOpen} items={items} placement="topLeft" onClose={close} />}
      {dialog}
    </span>
  );
}
