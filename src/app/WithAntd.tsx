import type { ReactNode } from 'react';
import { ThemeProvider } from '@/shared/ui/theme/ThemeProvider';
import { useAntdLocale } from './LanguageProvider';

/** antd in the product's theme and in the language that was chosen. */
export function WithAntd({ children }: { children: ReactNode }) {
  return <ThemeProvider locale={useAntdLocale()}>{children}</ThemeProvider>;
}
