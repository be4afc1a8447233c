import type { Language } from '@contract/language';
import type { Locale } from 'antd/es/locale';
import { i18n } from './i18n';
import { loadSpanish } from './spanish';

/** A language whose messages are loaded. */
export interface LoadedLanguage {
  language: Language;
  /** antd's messages; undefined for English, which is antd's default. */
  antd: Locale | undefined;
}

export const ENGLISH: LoadedLanguage = { language: 'en', antd: undefined };

const LOADERS: Record<Language, () => Promise<LoadedLanguage>> = {
  en: () => Promise.resolve(ENGLISH),
  es: async () => ({ language: 'es', antd: await loadSpanish() }),
};

const loaded = new Map<string, LoadedLanguage>();

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const result = await LOADERS[language]();
  loaded.set(language, result);
  return result;
}

/** The active language; null if only the messages of the prerendered login are loaded in it. */
export const activeLanguage = (): LoadedLanguage | null =>
  i18n.language === ENGLISH.language ? ENGLISH : (loaded.get(i18n.language) ?? null);

export function activateLanguage({ language }: LoadedLanguage): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
