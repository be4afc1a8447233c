import inbox from '@ant-design/icons-svg/es/asn/InboxOutlined';
import type { ReactNode } from 'react';
import styles from './EmptyPanel.module.css';
import { PlainIcon } from '../plain/PlainIcon';

interface Props {
  title: string;
  /** The next step, such as a button. */
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyPanel({ title, children }: Props) {
  return (
    <div className={styles.panel} data-empty>
      <div className={styles.icon}>
        <PlainIcon icon={inbox} />
      </div>
      <div className={styles.title}>{title}</div>
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
