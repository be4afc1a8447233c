import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent, resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainAlert } from '../plain/PlainAlert';
import place from '../plain/PlainNotice.module.css';
import { createNoticeOutlet, type NoticeOutlet } from './noticeOutlet';
import { NotifyContext } from './NotifyContext';

const NotifyHost = lazyComponent(() =>
  import(/* webpackChunkName: "overlays" */ './NotifyHost').then((module) => module.NotifyHost),
);

/** How long a message is shown without antd, ms. */
const FAILURE_MS = 6_000;

/**
 * Keeps notifications visible when the page changes. antd, which renders them, is loaded with the
 * first one.
 */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [outlet] = useState(createNoticeOutlet);
  return (
    <NotifyContext value={outlet.call}>
      {children}
      <Outlet outlet={outlet} />
    </NotifyContext>
  );
}

function Outlet({ outlet }: { outlet: NoticeOutlet }) {
  const isWanted = useSyncExternalStore(outlet.subscribe, outlet.isWanted, outlet.isWanted);
  return (
    isWanted && (
      <ErrorBoundary
        onReset={() => {
          resetFailedComponents();
          outlet.giveUp();
        }}
        fallbackRender={({ resetErrorBoundary }) => <Failure onOver={resetErrorBoundary} />}
      >
        <Suspense fallback={null}>
          <NotifyHost onReady={outlet.open} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function Failure({ onOver: onTimeout }: { onOver: () => void }) {
  const { t } = useTranslation('shared');
  useEffect(() => {
    const timer = setTimeout(onTimeout, FAILURE_MS);
    return () => clearTimeout(timer);
  }, [onTimeout]);
  return (
    <div className={place.place}>
      <PlainAlert type="error">{t('partFailed.title')}</PlainAlert>
    </div>
  );
}
