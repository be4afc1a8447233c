import { useId, type ReactNode } from 'react';
import styles from './DialogSection.module.css';

/** A part of a long dialog, with a title and a line above all but the first. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
