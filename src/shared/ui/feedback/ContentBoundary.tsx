import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { ErrorPanel } from './ErrorPanel';

interface Props {
  /** Wraps the error, such as a card. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Shows an error of its content in place of it, with Retry. Another path resets it. */
export function ContentBoundary({ frame: Frame = Fragment, children }: Props) {
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
