import { lazy, useState, type ComponentType } from 'react';

/** The resets of components that failed to load. */
const failed = new Set<() => void>();

/** Lets failed components load again. An error boundary calls it when it is reset. */
export function resetFailedComponents(): void {
  for (const renew of failed) renew();
  failed.clear();
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the component, so that it then renders without suspending. Never rejects: rendering it shows the failure. */
  preload: () => Promise<void>;
};

/**
 * Like React's `lazy`, which remembers a failure forever; this one forgets it on
 * `resetFailedComponents`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const createLazy = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (current = createLazy()));
        throw error;
      }
    });
  let current = createLazy();
  let preloaded: ComponentType<Props> | null = null;

  function LazyPart(props: Props) {
    // The same for as long as it is mounted, as React would unmount the one before.
    const [Part] = useState<ComponentType<Props>>(
      () => preloaded ?? (current as ComponentType<Props>),
    );
    return <Part {...props} />;
  }
  LazyPart.preload = async () => {
    try {
      preloaded = await load();
    } catch {
      preloaded = null;
    }
  };
  return LazyPart;
}
