import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Outlet, useLocation } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { ReportErrorContext } from '@/shared/ui/feedback/ReportErrorContext';
import { SampleBanner } from '@/shared/ui/feedback/SampleBanner';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { ContentBoundary } from '@/shared/ui/feedback/ContentBoundary';
import { Splash } from './Splash';
import { usePagePrefetch } from '../startup/usePagePrefetch';
import { AccountDialogs, type AccountDialogName } from './account/AccountDialogs';
import styles from './AppLayout.module.css';
import { DraftStorageBanner } from './DraftStorageBanner';
import { ProofDialog } from '../secondFactor/ProofDialog';
import { SessionDialog } from './account/SessionDialog';
import { Sidebar } from './sidebar/Sidebar';
import { TopBar } from './topBar/TopBar';
import { useScrollRestoration } from './useScrollRestoration';
import '../styles/forcedColors.css';
import '../styles/print.css';
import '../styles/touch.css';

const MenuDrawer = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './sidebar/MenuDrawer').then(
    (module) => module.MenuDrawer,
  ),
);

/**
 * The frame of every page for signed-in users: sidebar or drawer, top bar, page. It renders before the user
 * is known, and it loads antd only when a menu or dialog opens.
 */
export function AppLayout() {
  return <Frame isMobile={useIsMobile()} />;
}

/** The frame for phones or for wider screens; the build prerenders both. */
export function Frame({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation(['layout', 'shared']);
  const user = useOptionalUser();
  const { key } = useLocation();
  usePagePrefetch();
  useScrollRestoration();
  // The location key at which the drawer was opened: it closes with every navigation.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // This state is not in the profile menu, because turning a phone mounts another one. A dialog closes with
  // every navigation too.
  const [dialog, setDialog] = useState<{ name: AccountDialogName; openedOn: string } | null>(null);
  const openDialog = useCallback(
    (name: AccountDialogName) => {
      setOpenedOn(null);
      setDialog({ name, openedOn: key });
    },
    [key],
  );
  const reportError = useCallback(() => openDialog('report'), [openDialog]);
  const menuOpen = isMobile && openedOn === key;

  function toggleMenu() {
    setWasOpened(true);
    setOpenedOn(menuOpen ? null : key);
  }

  return (
    <ReportErrorContext value={reportError}>
      <div className={styles.layout}>
        <a className={styles.skip} href="#content">
          {t('layout:skip')}
        </a>
        {!isMobile && (
          <aside className={styles.sider}>
            <Sidebar onOpen={openDialog} />
          </aside>
        )}
        {isMobile && wasOpened && (
          <MenuDrawer open={menuOpen} onClose={() => setOpenedOn(null)}>
            <Sidebar onOpen={openDialog} />
          </MenuDrawer>
        )}
        <div className={styles.rest}>
          <TopBar onToggleMenu={isMobile ? toggleMenu : undefined} />
          <SampleBanner />
          <DraftStorageBanner />
          <main id="content" tabIndex={-1} className={styles.content}>
            {!user && <span role="status" aria-label={t('shared:loading')} />}
            <ContentBoundary>
              <Suspense fallback={<Splash />}>
                <Outlet />
              </Suspense>
            </ContentBoundary>
          </main>
        </div>
      </div>
      {user && <SessionDialog user={user} />}
      {user && <ProofDialog />}
      {user && (
        <AccountDialogs
          user={user}
          open={dialog?.openedOn === key ? dialog.name : null}
          onClose={() => setDialog(null)}
        />
      )}
    </ReportErrorContext>
  );
}
