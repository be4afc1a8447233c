import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '@/features/auth';
import { DashboardOpening } from '@/pages/DashboardOpening';
import { paths } from '@/shared/routing/paths';
import { Brand } from '@/shared/ui/Brand';
import { useIsMobile } from '@/shared/ui/useLayoutSize';
import { addEnglish } from '../i18n';
import { LastKnownMark } from '../lastKnown/LastKnownMark';
import { Splash } from '../Splash';
import { openingWords } from './openingWords';
import styles from './FrameOpening.module.css';

addEnglish(openingWords);

const PAGES = ['dashboard', 'impactAreas', 'companyOverview', 'evolution'] as const;

/**
 * What stands before antd and the frame are there, at the same places; nothing in it can be pressed
 * for the moment that it stands.
 */
export function FrameOpening() {
  const { t } = useTranslation(['layout', 'shared']);
  const isMobile = useIsMobile();
  const session = useSession();
  const { pathname } = useLocation();
  const user = session.status === 'signedIn' ? session.user : null;

  return (
    <>
      <span role="status" aria-label={t('shared:loading')} />
      <div className={styles.layout} inert>
        {!isMobile && (
          <div className={styles.sider}>
            <div className={styles.brand}>
              <Brand />
            </div>
            {PAGES.map((page) => (
              <div key={page} className={pathname === paths[page]() ? styles.here : styles.entry}>
                {t(`layout:${page}`)}
              </div>
            ))}
          </div>
        )}
        <div className={styles.page}>
          <div className={styles.bar}>
            <LastKnownMark />
          </div>
          {pathname === paths.dashboard() ? <DashboardOpening user={user} /> : <Splash />}
        </div>
      </div>
    </>
  );
}
