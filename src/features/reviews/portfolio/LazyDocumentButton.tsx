import { Suspense, type ComponentProps } from 'react';
import { lazyComponent } from '@/shared/chunks/lazyComponent';

const DocumentButton = lazyComponent(() =>
  import(/* webpackChunkName: "reviewDocumentButton" */ './DocumentButton').then(
    (m) => m.DocumentButton,
  ),
);

/** The button in a chunk of its own with antd, for which the companies do not wait. */
export function LazyDocumentButton(props: ComponentProps<typeof DocumentButton>) {
  return (
    <Suspense fallback={null}>
      <DocumentButton {...props} />
    </Suspense>
  );
}
