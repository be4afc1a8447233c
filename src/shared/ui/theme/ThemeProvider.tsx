import { App as AntdApp, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../config/cspNonce';
import { useMediaQuery } from '../useMediaQuery';
import { antdThemeOf } from './antdTheme';
import type { ThemeChoice } from './themeSlice';
import { useThemeMode } from './useThemedPage';

interface Props {
  choice: ThemeChoice;
  children: ReactNode;
}

/** Not at the top, where they would lie on a page's own buttons for as long as they stand. */
const NOTICES = { placement: 'bottomRight' } as const;

/** Gives antd the page's theme. */
export function ThemeProvider({ choice, children }: Props) {
  const mode = useThemeMode(choice);
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdThemeOf(mode, motion), [mode, motion]);

  return (
    <ConfigProvider theme={theme} csp={{ nonce: cspNonce }}>
      <AntdApp component={false} notification={NOTICES}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}
