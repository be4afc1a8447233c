import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  DashboardOutlined,
  LineChartOutlined,
  PartitionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Link, useLocation } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Brand } from '@/shared/ui/Brand';
import { Hint } from '@/shared/ui/Hint';
import type { AccountDialogName } from './AccountDialogs';
import { ProfileMenu } from './ProfileMenu';
import styles from './Sidebar.module.css';

const PAGES = [
  { path: paths.dashboard(), label: 'dashboard', icon: <DashboardOutlined aria-hidden /> },
  { path: paths.impactAreas(), label: 'impactAreas', icon: <AppstoreOutlined aria-hidden /> },
  {
    path: paths.companyOverview(),
    label: 'companyOverview',
    icon: <BarChartOutlined aria-hidden />,
  },
  { path: paths.evolution(), label: 'evolution', icon: <LineChartOutlined aria-hidden /> },
] as const;

const MANAGEMENT = [
  {
    path: paths.companiesManagement(),
    label: 'companiesManagement',
    icon: <BankOutlined aria-hidden />,
  },
  {
    path: paths.workspacesManagement(),
    label: 'workspacesManagement',
    icon: <PartitionOutlined aria-hidden />,
  },
  {
    path: paths.collaboratorsManagement(),
    label: 'collaboratorsManagement',
    icon: <TeamOutlined aria-hidden />,
  },
] as const;

/** An action page belongs to the list that it was opened from. */
const PARENTS: Record<string, string> = {
  [paths.impactAreaAction()]: paths.impactAreas(),
  [paths.companyAction()]: paths.companyOverview(),
};

interface Props {
  /** Opens a dialog of the profile menu. */
  onOpen: (dialog: AccountDialogName) => void;
}

export function Sidebar({ onOpen }: Props) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const current = PARENTS[pathname] ?? pathname;

  return (
    <div className={styles.sidebar}>
      <Link to={paths.dashboard()} className={styles.brand}>
        <Brand />
      </Link>
      <nav aria-label={t('menu')} className={styles.pages}>
        {PAGES.map(({ path, label, icon }) => (
          <Link
            key={path}
            to={path}
            className={styles.page}
            aria-current={path === current ? 'page' : undefined}
          >
            {icon}
            {t(label)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('management')} className={styles.management}>
        {MANAGEMENT.map(({ path, label, icon }) => (
          <Hint key={path} text={t(label)}>
            <Link
              to={path}
              className={styles.icon}
              aria-label={t(label)}
              aria-current={path === current ? 'page' : undefined}
            >
              {icon}
            </Link>
          </Hint>
        ))}
      </nav>
      <ProfileMenu onOpen={onOpen} />
    </div>
  );
}
