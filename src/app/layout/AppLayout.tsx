import { Drawer, Layout } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SampleBanner } from '@/shared/ui/SampleBanner';
import { SIZES } from '@/shared/ui/theme/tokens';
import { useIsMobile } from '@/shared/ui/useLayoutSize';
import { Splash } from '../Splash';
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
  // Which visit the drawer was opened on: it starts closed and closes with every change of route.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const menuOpen = isMobile && openedOn === key;

  return (
    <Layout className={styles.layout ?? ''} hasSider={!isMobile}>
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
          <Sidebar />
        </Drawer>
      ) : (
        <Layout.Sider width={SIZES.sider} className={styles.sider ?? ''}>
          <Sidebar />
        </Layout.Sider>
      )}
      <Layout>
        <TopBar onToggleMenu={isMobile ? () => setOpenedOn(menuOpen ? null : key) : undefined} />
        <SampleBanner />
        <KeepingBanner />
        <Layout.Content id="content" tabIndex={-1} className={styles.content ?? ''} role="main">
          <PageBoundary>
            <Suspense fallback={<Splash />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </Layout.Content>
      </Layout>
      <SessionDialog />
    </Layout>
  );
}
