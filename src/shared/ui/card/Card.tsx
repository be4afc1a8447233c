import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title?: string;
  /** Content at the end of the title row, such as a button. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A card with the look of antd's card, but without its JavaScript. */
export function Card({ title, extra, children }: Props) {
  const id = useId();
  return (
    <section
      className={styles.card}
      data-card
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <div id={id} className={styles.title}>
            {title}
          </div>
          {extra}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
