import styles from './SectionTitle.module.css';

/** The heading of a section of a page. */
export function SectionTitle({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
