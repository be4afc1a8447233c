import { I18nextProvider } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { ThemeProvider } from '@/shared/ui/theme/ThemeProvider';
import { AppRoutes } from './AppRoutes';
import { i18n } from './i18n';
import type { AppStore } from './store';

/** All that a component may rely on, save the router: that differs in tests and stories. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Themed>{children}</Themed>
      </I18nextProvider>
    </Provider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider choice={useSelector(selectThemeChoice)}>{children}</ThemeProvider>;
}

export function App({ store }: { store: AppStore }) {
  return (
    <Providers store={store}>
      <AppRoutes />
    </Providers>
  );
}
