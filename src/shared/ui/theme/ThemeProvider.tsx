import { App as AntdApp, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import type { ReactNode } from 'react';
import { cspNonce } from '../../config/cspNonce';
import { useAntdTheme } from './useAntdTheme';

interface Props {
  /** antd's own messages; English by default. */
  locale?: Locale | undefined;
  children: ReactNode;
}

/** At the top, notifications would cover the page's buttons. */
const NOTIFICATION = { placement: 'bottomRight' } as const;

/** A long title wraps instead of being cut off. */
const CARD = { styles: { title: { whiteSpace: 'normal' } } } as const;

/** Configures antd with the product's theme and the person's language. */
export function ThemeProvider({ locale, children }: Props) {
  const theme = useAntdTheme();

  return (
    <ConfigProvider theme={theme} card={CARD} csp={{ nonce: cspNonce }} {...(locale && { locale })}>
      <AntdApp component={false} notification={NOTIFICATION}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}
