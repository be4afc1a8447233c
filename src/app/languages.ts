import type { Locale } from 'antd/es/locale';
import type { Language } from '@/shared/i18n/Language';
import { i18n } from './i18n';
import { loadSpanish } from './spanish';

/** A language whose words are here. */
export interface LoadedLanguage {
  language: Language;
  /** antd's own words; it has the English ones in itself. */
  antd: Locale | undefined;
}

export const ENGLISH: LoadedLanguage = { language: 'en', antd: undefined };

const LOADERS: Record<Language, () => Promise<LoadedLanguage>> = {
  en: () => Promise.resolve(ENGLISH),
  es: async () => ({ language: 'es', antd: await loadSpanish() }),
};

export const loadLanguage = (language: Language) => LOADERS[language]();

/** From now on everything is said in it. */
export function speak({ language }: LoadedLanguage): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
