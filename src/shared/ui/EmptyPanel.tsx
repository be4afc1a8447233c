import { InboxOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from './EmptyPanel.module.css';

interface Props {
  title: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

export function EmptyPanel({ title, children }: Props) {
  return (
    <Empty
      image={<InboxOutlined aria-hidden className={styles.icon} />}
      className={styles.panel}
      description={title}
    >
      {children}
    </Empty>
  );
}
