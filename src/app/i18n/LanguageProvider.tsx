import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AntdLocaleContext } from '@/shared/i18n/antdLocale';
import { deviceLanguage, rememberOnDevice } from '@/shared/i18n/deviceLanguage';
import type { Language } from '@contract/language';
import { selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { i18n } from './i18n';
import { ENGLISH, loadLanguage, speak, spokenNow, type LoadedLanguage } from './languages';

/** Everything below speaks the person's language, else the device's. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const choice = useSelector(selectLanguageChoice);
  const spoken = useSpoken(choice ?? deviceLanguage());

  useEffect(() => {
    if (choice) rememberOnDevice(choice);
  }, [choice]);

  // For a moment, and only where a page begins in another language than what is spoken.
  if (!spoken) return null;
  return (
    <TranslationProvider i18n={i18n}>
      <AntdLocaleContext value={spoken.antd}>{children}</AntdLocaleContext>
    </TranslationProvider>
  );
}

/** The language that is spoken: the wanted one once it is here, and the one before until then. */
function useSpoken(wanted: Language): LoadedLanguage | null {
  const [spoken, setSpoken] = useState(() => {
    const present = spokenNow();
    return present?.language === wanted ? present : null;
  });

  useEffect(() => {
    if (spoken?.language === wanted) return undefined;
    let isWanted = true;
    const begin = (loaded: LoadedLanguage) => {
      if (!isWanted) return;
      speak(loaded);
      setSpoken(loaded);
    };
    loadLanguage(wanted).then(begin, () => {
      // Without the words in time, a page in English is better than none.
      if (!spoken) begin(ENGLISH);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, spoken]);

  return spoken;
}
