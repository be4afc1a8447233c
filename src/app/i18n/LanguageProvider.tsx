import type { Language } from '@contract/language';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { AntdLocaleContext } from '@/shared/i18n/antdLocale';
import { deviceLanguage, rememberOnDevice } from '@/shared/i18n/deviceLanguage';
import { selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { i18n } from './i18n';
import {
  activateLanguage,
  activeLanguage,
  ENGLISH,
  loadLanguage,
  type LoadedLanguage,
} from './languages';

/** Provides the language that the user chose, else the device's. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const choice = useSelector(selectLanguageChoice);
  const active = useActiveLanguage(choice ?? deviceLanguage());

  useEffect(() => {
    if (choice) rememberOnDevice(choice);
  }, [choice]);

  // Only while the first language is loading.
  if (!active) return null;
  return (
    <TranslationProvider i18n={i18n}>
      <AntdLocaleContext value={active.antd}>{children}</AntdLocaleContext>
    </TranslationProvider>
  );
}

/** The chosen language once it is loaded, and the previous one until then. */
function useActiveLanguage(wanted: Language): LoadedLanguage | null {
  const dispatch = useAppDispatch();
  const [active, setActive] = useState(() => {
    const present = activeLanguage();
    return present?.language === wanted ? present : null;
  });

  useEffect(() => {
    if (active?.language === wanted) return undefined;
    let isWanted = true;
    const activate = (loaded: LoadedLanguage) => {
      if (!isWanted) return;
      activateLanguage(loaded);
      setActive(loaded);
      // The server names actions in the language of the request.
      if (active) dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    };
    loadLanguage(wanted).then(activate, () => {
      // A page in English is better than none.
      if (!active) activate(ENGLISH);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, active, dispatch]);

  return active;
}
