import { Divider } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './RowSection.module.css';

interface Props {
  title: string;
  /** The rows of the list, each a `SectionRow`; null without a list. */
  rows: ReactNode;
  /** Shown below the list, or instead of it. */
  children?: ReactNode;
}

/** A part of a dialog with a title and a short list, which scrolls on its own. */
export function RowSection({ title, rows, children }: Props) {
  const titleId = useId();
  return (
    <>
      <Divider />
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {rows && (
          <ul className={styles.list} aria-labelledby={titleId}>
            {rows}
          </ul>
        )}
        {children}
      </section>
    </>
  );
}

/** A row whose button is at its end. */
export const SectionRow = ({ children }: { children: ReactNode }) => (
  <li className={styles.row}>{children}</li>
);
