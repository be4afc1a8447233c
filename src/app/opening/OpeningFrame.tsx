import appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import barChart from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import dashboard from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import lineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import menu from '@ant-design/icons-svg/es/asn/MenuOutlined';
import moon from '@ant-design/icons-svg/es/asn/MoonOutlined';
import partition from '@ant-design/icons-svg/es/asn/PartitionOutlined';
import search from '@ant-design/icons-svg/es/asn/SearchOutlined';
import sun from '@ant-design/icons-svg/es/asn/SunOutlined';
import team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Brand } from '@/shared/ui/Brand';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useThemedPage';
import { LastKnownMark } from '../lastKnown/LastKnownMark';
import sidebar from '../layout/Sidebar.module.css';
import styles from './FrameOpening.module.css';

const PAGES = [
  { page: 'dashboard', icon: dashboard },
  { page: 'impactAreas', icon: appstore },
  { page: 'companyOverview', icon: barChart },
  { page: 'evolution', icon: lineChart },
] as const;

const MANAGEMENT = [bank, partition, team];

/** The sidebar as it will stand; the person's name comes with antd. */
export function SidebarOpening() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <div className={styles.sider}>
      <div className={sidebar.sidebar}>
        <div className={sidebar.brand}>
          <Brand />
        </div>
        <div className={sidebar.pages}>
          {PAGES.map(({ page, icon }) => (
            <div
              key={page}
              className={sidebar.page}
              aria-current={pathname === paths[page]() ? 'page' : undefined}
            >
              <PlainIcon of={icon} />
              {t(page)}
            </div>
          ))}
        </div>
        <div className={sidebar.management}>
          {MANAGEMENT.map((icon) => (
            <span key={icon.name} className={sidebar.icon}>
              <PlainIcon of={icon} />
            </span>
          ))}
        </div>
        <div className={styles.profile} />
      </div>
    </div>
  );
}

/** The bar over the page as it will stand; the company's selector comes with antd. */
export function TopBarOpening({ isMobile }: { isMobile: boolean }) {
  const isDark = useThemeMode(useSelector(selectThemeChoice)) === 'dark';
  return (
    <div className={styles.bar}>
      {isMobile && <Sign of={menu} />}
      <LastKnownMark />
      <span className={styles.gap} />
      <Sign of={search} />
      <Sign of={isDark ? sun : moon} />
    </div>
  );
}

function Sign({ of }: { of: typeof menu }) {
  return (
    <span className={styles.sign}>
      <PlainIcon of={of} />
    </span>
  );
}
