import { App as AntdApp } from 'antd';
import type { ReactNode } from 'react';
import { AntdConfig } from '@/shared/ui/theme/AntdConfig';

/** antd in the product's theme and in the active language, around a page. */
export function WithAntd({ children }: { children: ReactNode }) {
  return (
    <AntdConfig>
      <AntdApp component={false}>{children}</AntdApp>
    </AntdConfig>
  );
}
