import { Typography } from 'antd';
import styles from './SectionTitle.module.css';

/** Heads a part of a page. */
export function SectionTitle({ children }: { children: string }) {
  return (
    <Typography.Title level={2} className={styles.title}>
      {children}
    </Typography.Title>
  );
}
