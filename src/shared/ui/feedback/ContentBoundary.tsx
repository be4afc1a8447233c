import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';

interface Props {
  /** Wraps the error where it replaces the whole frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Shows an error of the page inside the frame. Another path resets it. */
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
