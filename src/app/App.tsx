import { I18nextProvider } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { PlainNotice } from '@/shared/ui/plain/PlainNotice';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useThemedPage } from '@/shared/ui/theme/useThemedPage';
import { AppRoutes } from './AppRoutes';
import { i18n } from './i18n';
import type { AppStore } from './store';

/** What every component may rely on, save the router: that differs in tests and stories. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ThemedPage />
        {children}
        <PlainNotice />
      </I18nextProvider>
    </Provider>
  );
}

function ThemedPage() {
  useThemedPage(useSelector(selectThemeChoice));
  return null;
}

export function App({ store }: { store: AppStore }) {
  return (
    <Providers store={store}>
      <AppRoutes />
    </Providers>
  );
}
