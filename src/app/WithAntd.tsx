import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { ThemeProvider } from '@/shared/ui/theme/ThemeProvider';
import { useAntdLocale } from './LanguageProvider';

/** antd in the product's theme, in the colours and the language that were chosen. */
export function WithAntd({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider choice={useSelector(selectThemeChoice)} locale={useAntdLocale()}>
      {children}
    </ThemeProvider>
  );
}
