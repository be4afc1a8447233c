import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';

interface Props {
  title: string;
  /** Shown beside the title, such as buttons or a menu. */
  extra?: ReactNode;
  /** Hides the heading visually; screen readers still read it. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** The frame of every page: a heading, which is also the document's title, and the contents. */
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
