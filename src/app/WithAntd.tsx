import { App as AntdApp } from 'antd';
import type { ReactNode } from 'react';
import { AntdConfig } from '@/shared/ui/theme/AntdConfig';

/** Provides antd's theme and messages to a page. */
export function WithAntd({ children }: { children: ReactNode }) {
  return (
    <AntdConfig>
      <AntdApp component={false}>{children}</AntdApp>
    </AntdConfig>
  );
}
