import { clearAllListeners } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Providers } from '@/app/App';
import { RequireRestored, RequireSignedIn } from '@/app/guards';
import { frameMessages } from '@/app/i18n/frameMessages';
import { helpPageMessages } from '@/app/i18n/helpPageMessages';
import { addEnglishMessages } from '@/app/i18n/i18n';
import { AppLayout } from '@/app/layout/AppLayout';
import { BareLayout } from '@/app/layout/BareLayout';
import { secondFactorMessages } from '@/app/i18n/secondFactorMessages';
import { signedInMessages } from '@/app/i18n/signedInMessages';
import { FEATURES } from '@contract/features';
import { makeStore, type AppStore } from '@/app/store/store';
import { WithAntd } from '@/app/WithAntd';
import { setUser, loadUser } from '@/features/auth';
import type { Language } from '@contract/language';
import { languageChosen } from '@/shared/i18n/languageSlice';
import { themeChosen, type ThemeChoice } from '@/shared/ui/theme/themeSlice';
import type { Setting } from './story';
import { person } from './storyData';

addEnglishMessages(frameMessages);
addEnglishMessages(signedInMessages);
addEnglishMessages(helpPageMessages);
addEnglishMessages(secondFactorMessages);

interface Props {
  setting: Setting;
  theme: ThemeChoice;
  language: Language;
  children: ReactNode;
}

/**
 * Renders a story with the app's real store, messages, theme and router and, if it asks for one, a
 * frame.
 */
export function StoryApp({ setting, theme, language, children }: Props) {
  const [store] = useState(() => openStore(setting, theme, language));

  // The next story uses the same page, so this store must stop persisting and sharing drafts.
  useEffect(() => () => void store.dispatch(clearAllListeners()), [store]);

  useLayoutEffect(() => {
    store.dispatch(themeChosen(theme));
  }, [store, theme]);

  useLayoutEffect(() => {
    store.dispatch(languageChosen(language));
  }, [store, language]);

  return (
    <MemoryRouter initialEntries={[setting.path ?? '/']}>
      <Providers store={store}>
        <WithAntd>{framed(children, setting.frame)}</WithAntd>
      </Providers>
    </MemoryRouter>
  );
}

function openStore(
  { as = 'editor', state }: Setting,
  theme: ThemeChoice,
  language: Language,
): AppStore {
  const user = as === 'guest' || as === 'arriving' ? null : person(as);
  const store = makeStore({
    theme: { choice: theme },
    language: { choice: language },
    features: FEATURES,
    // Marks the persisted state as restored, so that the story starts with its own state.
    auth: {
      restoredUserId: user?.id ?? null,
      hasSignedOut: false,
      isSignInNeeded: false,
      pendingMethods: null,
    },
    ...state,
  });
  if (as === 'arriving') void store.dispatch(loadUser());
  else store.dispatch(setUser(user));
  return store;
}

function framed(page: ReactNode, frame: Setting['frame']): ReactNode {
  if (!frame) return page;
  const isApp = frame === 'app';
  return (
    <Routes>
      <Route element={isApp ? <RequireSignedIn /> : null}>
        <Route element={isApp ? <AppLayout /> : <BareLayout />}>
          <Route element={isApp ? <RequireRestored /> : null}>
            <Route path="*" element={page} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
