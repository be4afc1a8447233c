import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { lazyComponent, resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useNotify } from '../notify/useNotify';

/**
 * A component that needs antd's scripts. They are loaded, with antd's theme and locale, when it
 * renders for the first time. Until then, and if they cannot be loaded, `Fallback` is rendered.
 */
export function lazyAntd<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazyComponent(() => withAntd(load));
  return function LazyAntd(props: Props) {
    const fallback = <Fallback {...props} />;
    return (
      <LoadBoundary fallback={fallback} open={'open' in props && props.open === true}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

/** Loads a component together with antd's theme and locale. */
export async function withAntd<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { AntdConfig }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "overlays" */ './AntdConfig'),
  ]);
  return function Configured(props: Props) {
    return (
      <AntdConfig>
        <Part {...props} />
      </AntdConfig>
    );
  };
}

const Nothing = () => null;

interface BoundaryProps {
  fallback: ReactNode;
  /** Opening a popup again repeats the request if it could not be loaded. */
  open: boolean;
  children: ReactNode;
}

/** Notifies the person that a component could not be loaded. */
function LoadBoundary({ fallback, open, children }: BoundaryProps) {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  return (
    <ErrorBoundary
      resetKeys={[open]}
      onReset={resetFailedComponents}
      fallbackRender={() => fallback}
      onError={() => {
        notify.failure(t('partFailed.title'), t('partFailed.detail'));
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
