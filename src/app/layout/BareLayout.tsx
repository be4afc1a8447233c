import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ContentBoundary } from '@/shared/ui/feedback/ContentBoundary';
import { BareFrame } from './BareFrame';
import { Splash } from './Splash';

/** The layout of the pages around Login. */
export function BareLayout() {
  return (
    <BareFrame>
      <ContentBoundary>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </ContentBoundary>
    </BareFrame>
  );
}
