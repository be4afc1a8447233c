import { App as AntdApp, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../config/cspNonce';
import { useMediaQuery } from '../useMediaQuery';
import { antdThemeOf } from './antdTheme';

interface Props {
  /** The words of antd's own; English without one. */
  locale?: Locale | undefined;
  children: ReactNode;
}

/** Not at the top, where they would lie on a page's own buttons for as long as they stand. */
const NOTICES = { placement: 'bottomRight' } as const;

/** A heading takes a second line before it loses a word. */
const CARD = { styles: { title: { whiteSpace: 'normal' } } } as const;

/** A device that is mainly used with fingers. */
const TOUCH = '(pointer: coarse)';

/**
 * Gives antd what its scripts ask of the theme, and the language. Colours are the style sheets' alone, so
 * that nothing of it draws anew for dark and light.
 */
export function ThemeProvider({ locale, children }: Props) {
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery(TOUCH);
  const theme = useMemo(() => antdThemeOf('light', { motion, touch }), [motion, touch]);

  return (
    <ConfigProvider theme={theme} card={CARD} csp={{ nonce: cspNonce }} {...(locale && { locale })}>
      <AntdApp component={false} notification={NOTICES}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}
