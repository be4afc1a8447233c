import { Provider, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { NotifyProvider } from '@/shared/ui/notify/NotifyProvider';
import { PlainNotice } from '@/shared/ui/plain/PlainNotice';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { useDocumentTheme } from '@/shared/ui/theme/useDocumentTheme';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider } from './i18n/LanguageProvider';
import type { AppStore } from './store/store';

/** Every provider except the router, which differs in tests and stories. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <LanguageProvider>
        <ThemedPage />
        <NotifyProvider>{children}</NotifyProvider>
        <PlainNotice />
      </LanguageProvider>
    </Provider>
  );
}

function ThemedPage() {
  useDocumentTheme(useSelector(selectThemeChoice));
  return null;
}

export function App({ store }: { store: AppStore }) {
  return (
    <Providers store={store}>
      <AppRoutes />
    </Providers>
  );
}
