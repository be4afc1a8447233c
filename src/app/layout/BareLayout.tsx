import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { BareFrame } from './BareFrame';
import { PageBoundary } from './PageBoundary';
import { Splash } from './Splash';

/** The frame of the login group: no sidebar, one card in the middle. */
export function BareLayout() {
  return (
    <BareFrame>
      <PageBoundary>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </BareFrame>
  );
}
