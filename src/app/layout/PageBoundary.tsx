import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';

interface Props {
  /** Around the error, where it takes the place of the whole frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** An error in the page leaves the rest of the screen usable; another address starts afresh. */
export function PageBoundary({ frame: Frame = Fragment, children }: Props) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onReset={resetFailedComponents}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Frame>
          <ErrorPanel error={error} onRetry={resetErrorBoundary} />
        </Frame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
