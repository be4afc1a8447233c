import { isLanguage, type Language } from '@contract/language';
import type { ReadTransaction } from '@server/store/Store';

const DEFAULT_LANGUAGE: Language = 'en';

/** The language that a person last used, or English if that is unknown. */
export async function lastLanguage(tx: ReadTransaction, userId: string): Promise<Language> {
  const language = (await tx.get('credentials', userId))?.language;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
