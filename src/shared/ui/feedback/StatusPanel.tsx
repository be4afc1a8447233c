import type { ReactNode } from 'react';
import styles from './StatusPanel.module.css';

/** The kind of the panel, which selects its icon. */
export type Status = 'info' | 'warning' | 'success';

interface Props {
  status: Status;
  title: string;
  detail?: string | undefined;
  role?: 'alert' | undefined;
  /** The next steps, such as buttons. */
  children?: ReactNode;
}

const ROUND = <circle cx="12" cy="12" r="11" />;

const SHAPES: Record<Status, ReactNode> = {
  info: ROUND,
  success: ROUND,
  warning: (
    <path d="M10.4 2.6 1.2 18.6a1.9 1.9 0 0 0 1.6 2.8h18.4a1.9 1.9 0 0 0 1.6-2.8L13.6 2.6a1.9 1.9 0 0 0-3.2 0z" />
  ),
};

const SYMBOLS: Record<Status, string> = {
  info: 'M12 10.5V17M12 7v.1',
  success: 'M7.5 12.5l3 3 6-6.5',
  warning: 'M12 8.5v5M12 17v.1',
};

/**
 * A status that fills a page, such as an error. It does not use antd, because antd may be what
 * failed to load.
 */
export function StatusPanel({ status, title, detail, role, children }: Props) {
  return (
    <div role={role} className={styles.panel}>
      <svg viewBox="0 0 24 24" className={`${styles.icon} ${styles[status]}`} aria-hidden>
        {SHAPES[status]}
        <path className={styles.sign} d={SYMBOLS[status]} />
      </svg>
      <div className={styles.title}>{title}</div>
      {detail && <div className={styles.detail}>{detail}</div>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
