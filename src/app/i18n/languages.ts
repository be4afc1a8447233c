import type { Language } from '@contract/language';
import type { Locale } from 'antd/es/locale';
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

const loaded = new Map<string, LoadedLanguage>();

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const words = await LOADERS[language]();
  loaded.set(language, words);
  return words;
}

/** What is spoken, where all of its words are here: Login may stand in a page with its own alone. */
export const spokenNow = (): LoadedLanguage | null =>
  i18n.language === ENGLISH.language ? ENGLISH : (loaded.get(i18n.language) ?? null);

/** From now on everything is said in it. */
export function speak({ language }: LoadedLanguage): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
