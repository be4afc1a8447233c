import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { cspNonce } from '../../config/cspNonce';
import { useAntdLocale } from '../../i18n/antdLocale';
import { useAntdTheme } from './useAntdTheme';
// antd's rules, which scripts/build/antdStylesheet.tsx writes before each build.
import '../../../../.cache/antd.css';

/** Long titles of cards wrap instead of being truncated. */
const CARD = { styles: { title: { whiteSpace: 'normal' } } } as const;

/** Configures antd with the product's theme and the active language. */
export function AntdConfig({ children }: { children: ReactNode }) {
  const theme = useAntdTheme();
  const locale = useAntdLocale();

  return (
    <ConfigProvider theme={theme} card={CARD} csp={{ nonce: cspNonce }} {...(locale && { locale })}>
      {children}
    </ConfigProvider>
  );
}
