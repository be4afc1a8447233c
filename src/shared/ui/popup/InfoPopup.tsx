import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './popup.module.css';

interface Props {
  open: boolean;
  title: string;
  content: ReactNode;
  onOpenChange: (open: boolean) => void;
}

/** antd's popover. Its opener renders it as a sibling. */
export function InfoPopup({ open, title, content, onOpenChange }: Props) {
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      rootClassName={styles.beside}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      content={content}
    >
      <span className={styles.anchor} aria-hidden />
    </Popover>
  );
}
