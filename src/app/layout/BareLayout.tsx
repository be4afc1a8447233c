import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageBoundary } from './PageBoundary';
import { Splash } from '../Splash';
import styles from './BareLayout.module.css';

/** The frame of the login group: no sidebar, one card in the middle. */
export function BareLayout() {
  return (
    <main className={styles.main}>
      <PageBoundary>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </main>
  );
}
