import { useLayoutEffect } from 'react';
import { useMediaQuery } from '../layout/useMediaQuery';
import { usePrinted } from '../layout/usePrinted';
import type { ThemeChoice } from './themeSlice';
import { PRODUCT_COLORS, SIZES, THEME_CLASS, type ThemeMode } from './tokens';

export function useThemeMode(choice: ThemeChoice): ThemeMode {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  // Pages are always printed in the light theme.
  const isPrinted = usePrinted();
  if (isPrinted) return 'light';
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** Sets the theme's attribute and colors on the document, which all style sheets read. */
export function useDocumentTheme(choice: ThemeChoice): void {
  const mode = useThemeMode(choice);
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
}
