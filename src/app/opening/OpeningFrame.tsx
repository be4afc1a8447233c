import menu from '@ant-design/icons-svg/es/asn/MenuOutlined';
import moon from '@ant-design/icons-svg/es/asn/MoonOutlined';
import search from '@ant-design/icons-svg/es/asn/SearchOutlined';
import sun from '@ant-design/icons-svg/es/asn/SunOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { markedRoute, navigationLinks, type NavigationGroup } from '@/shared/routing/navigation';
import { Brand } from '@/shared/ui/Brand';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useThemedPage';
import { LastKnownMark } from '../lastKnown/LastKnownMark';
import sidebar from '../layout/Sidebar.module.css';
import styles from './FrameOpening.module.css';

/** Before it is known who is signed in, only the links that everyone has. */
const LEAST_ROLE = 'subscriber';

/** The sidebar as it will stand; the person's name comes with antd. */
export function SidebarOpening() {
  const { t } = useTranslation('layout');
  const marked = markedRoute(useLocation().pathname);
  const linksOf = (wanted: NavigationGroup) =>
    navigationLinks(LEAST_ROLE, ({ inSidebar, group }) => inSidebar && group === wanted);
  return (
    <div className={styles.sider}>
      <div className={sidebar.sidebar}>
        <div className={sidebar.brand}>
          <Brand />
        </div>
        <div className={sidebar.pages}>
          {linksOf('pages').map(({ route, icon, label }) => (
            <div
              key={route}
              className={sidebar.page}
              aria-current={route === marked ? 'page' : undefined}
            >
              <PlainIcon of={icon} />
              {t(label)}
            </div>
          ))}
        </div>
        <div className={sidebar.management}>
          {linksOf('management').map(({ route, icon }) => (
            <span key={route} className={sidebar.icon}>
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
