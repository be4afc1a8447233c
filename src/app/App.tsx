import { Provider, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { ThemeProvider } from '@/shared/ui/theme/ThemeProvider';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider, useAntdLocale } from './LanguageProvider';
import type { AppStore } from './store';

/** All that a component may rely on, save the router: that differs in tests and stories. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <LanguageProvider>
        <Themed>{children}</Themed>
      </LanguageProvider>
    </Provider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider choice={useSelector(selectThemeChoice)} locale={useAntdLocale()}>
      {children}
    </ThemeProvider>
  );
}

export function App({ store }: { store: AppStore }) {
  return (
    <Providers store={store}>
      <AppRoutes />
    </Providers>
  );
}
