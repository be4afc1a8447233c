import { useTranslation } from '@/shared/i18n/useTranslation';
import { useLocation } from 'react-router';
import { useSession } from '@/features/auth';
import { DashboardOpening } from '@/pages/DashboardOpening';
import { paths } from '@/shared/routing/paths';
import { useIsMobile } from '@/shared/ui/useLayoutSize';
import { addEnglish } from '../i18n';
import { Splash } from '../Splash';
import { SidebarOpening, TopBarOpening } from './OpeningFrame';
import { openingWords } from './openingWords';
import styles from './FrameOpening.module.css';

addEnglish(openingWords);

/**
 * What stands before antd and the frame are there, at the same places; nothing in it can be pressed
 * for the moment that it stands.
 */
export function FrameOpening() {
  const { t } = useTranslation('shared');
  const isMobile = useIsMobile();
  const session = useSession();
  const { pathname } = useLocation();
  const user = session.status === 'signedIn' ? session.user : null;

  return (
    <>
      <span role="status" aria-label={t('loading')} />
      <div className={styles.layout} inert>
        {!isMobile && <SidebarOpening />}
        <div className={styles.rest}>
          <TopBarOpening isMobile={isMobile} />
          <div className={styles.page}>
            {pathname === paths.dashboard() ? <DashboardOpening user={user} /> : <Splash />}
          </div>
        </div>
      </div>
    </>
  );
}
