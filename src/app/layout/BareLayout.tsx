import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { BareFrame } from './BareFrame';
import { PageBoundary } from './PageBoundary';
import { Splash } from './Splash';

/** The layout of the pages around Login. */
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
