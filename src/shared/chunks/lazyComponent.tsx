import { lazy, type ComponentType } from 'react';

/** The resets of components that failed to load. */
const failed = new Set<() => void>();

/** Lets failed components load again. An error boundary calls it when it is reset. */
export function resetFailedComponents(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * Like React's `lazy`, which remembers a failure forever; this one forgets it on
 * `resetFailedComponents`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
  return function LazyPart(props: Props) {
    const Part = current as ComponentType<Props>;
    return <Part {...props} />;
  };
}
