import { useId, type ReactNode } from 'react';
import styles from './RowSection.module.css';

interface Props {
  title: string;
  /** The rows of the list, each a `SectionRow`; null without a list. */
  rows: ReactNode;
  /** Shown below the list, or instead of it. */
  children?: ReactNode;
}

/** A part of a dialog's section with a title and a short list, which scrolls on its own. */
export function RowSection({ title, rows, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <RowList title={title}>{rows}</RowList>
      {children}
    </section>
  );
}

/** The rows alone; nothing without any. */
export const RowList = ({ title, children }: { title: string; children: ReactNode }) =>
  children ? (
    <ul className={styles.list} aria-label={title}>
      {children}
    </ul>
  ) : null;

/** A row whose button is at its end. */
export const SectionRow = ({ children }: { children: ReactNode }) => (
  <li className={styles.row}>{children}</li>
);
