import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { ThemeProvider } from '@/shared/ui/theme/ThemeProvider';

/** antd in the product's theme, in the colours that were chosen. */
export function WithAntd({ children }: { children: ReactNode }) {
  return <ThemeProvider choice={useSelector(selectThemeChoice)}>{children}</ThemeProvider>;
}
