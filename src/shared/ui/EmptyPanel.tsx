import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

export function EmptyPanel({ title, children }: Props) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={title}>
      {children}
    </Empty>
  );
}
