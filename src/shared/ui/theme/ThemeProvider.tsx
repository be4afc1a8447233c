import { App as AntdApp, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../config/cspNonce';
import { useMediaQuery } from '../useMediaQuery';
import type { ThemeChoice } from './themeSlice';
import { antdThemeOf } from './antdTheme';
import { PRODUCT_COLORS, SIZES, THEME_CLASS, type ThemeMode } from './tokens';

interface Props {
  choice: ThemeChoice;
  /** The words of antd's own; English without one. */
  locale?: Locale | undefined;
  children: ReactNode;
}

/** Not at the top, where they would lie on a page's own buttons for as long as they stand. */
const NOTICES = { placement: 'bottomRight' } as const;

export function useThemeMode(choice: ThemeChoice): ThemeMode {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** Gives antd and our own style sheets one theme. */
export function ThemeProvider({ choice, locale, children }: Props) {
  const mode = useThemeMode(choice);
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdThemeOf(mode, motion), [mode, motion]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.add(THEME_CLASS);
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
    root.style.setProperty('--vd-row', `${SIZES.row}px`);
    for (const [name, value] of Object.entries(PRODUCT_COLORS[mode])) {
      root.style.setProperty(name, value);
    }
  }, [mode]);

  return (
    <ConfigProvider theme={theme} csp={{ nonce: cspNonce }} {...(locale && { locale })}>
      <AntdApp component={false} notification={NOTICES}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}
