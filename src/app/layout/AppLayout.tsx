import { Drawer, Layout } from 'antd';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Outlet, useLocation } from 'react-router';
import { ReportErrorContext } from '@/shared/ui/ReportErrorContext';
import { SampleBanner } from '@/shared/ui/SampleBanner';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useIsMobile } from '@/shared/ui/useLayoutSize';
import { Splash } from '../Splash';
import { usePagePrefetch } from '../usePagePrefetch';
import { AccountDialogs, type AccountDialogName } from './AccountDialogs';
import styles from './AppLayout.module.css';
import { KeepingBanner } from './KeepingBanner';
import { PageBoundary } from './PageBoundary';
import { SessionDialog } from './SessionDialog';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** The frame of every page for people signed in: sidebar or drawer, top bar, page. */
export function AppLayout() {
  const { t } = useTranslation('layout');
  const isMobile = useIsMobile();
  const { key } = useLocation();
  usePagePrefetch();
  // Which visit the drawer was opened on: it starts closed and closes with every change of route.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // Here rather than in the menu, which is another one once a device has been turned. A dialog closes
  // with every change of route too, and so does the drawer that it was opened from.
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

  return (
    <ReportErrorContext value={reportError}>
      <Layout className={styles.layout} hasSider={!isMobile}>
        <a className={styles.skip} href="#content">
          {t('skip')}
        </a>
        {isMobile ? (
          <Drawer
            open={menuOpen}
            placement="left"
            size={SIZES.sider}
            closable={false}
            title={null}
            aria-label={t('menu')}
            styles={{ body: { padding: 0 } }}
            onClose={() => setOpenedOn(null)}
          >
            <Sidebar onOpen={openDialog} />
          </Drawer>
        ) : (
          <Layout.Sider width={SIZES.sider} className={styles.sider}>
            <Sidebar onOpen={openDialog} />
          </Layout.Sider>
        )}
        <Layout>
          <TopBar onToggleMenu={isMobile ? () => setOpenedOn(menuOpen ? null : key) : undefined} />
          <SampleBanner />
          <KeepingBanner />
          <Layout.Content id="content" tabIndex={-1} className={styles.content} role="main">
            <PageBoundary>
              <Suspense fallback={<Splash />}>
                <Outlet />
              </Suspense>
            </PageBoundary>
          </Layout.Content>
        </Layout>
      </Layout>
      <SessionDialog />
      <AccountDialogs
        open={dialog?.openedOn === key ? dialog.name : null}
        onClose={() => setDialog(null)}
      />
    </ReportErrorContext>
  );
}
