import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';

interface Props {
  title: string;
  /** Beside the title: buttons, a menu. */
  extra?: ReactNode;
  /** Shows the heading to screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** Every page's frame: one heading, also in the browser's title bar, and its contents. */
export function Page({ title, extra, hideTitle = false, children }: Props) {
  useDocumentTitle(title);
  const heading = useFocusAfterNavigation<HTMLHeadingElement>();

  return (
    <div className={styles.page}>
      <div className={hideTitle ? styles.hidden : styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {extra}
      </div>
      {children}
    </div>
  );
}
