import { lazy, type ComponentType } from 'react';

/** Makes the parts that failed to load loadable again. */
const failed = new Set<() => void>();

/** To be called by a boundary when it is reset: what could not be loaded is then requested again. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** As React's `lazy`, which keeps a failure for ever; this one until `renewFailedParts`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (current = make()));
        throw error;
      }
    });
  let current = make();
  return function LazyPart(props: Props) {
    const Part = current as ComponentType<Props>;
    return <Part {...props} />;
  };
}
