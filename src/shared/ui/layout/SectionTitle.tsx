import styles from './SectionTitle.module.css';

/** Heads a part of a page. */
export function SectionTitle({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
