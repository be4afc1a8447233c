import { isLanguage, type Language } from '@contract/language';
import type { ReadTransaction } from '@server/store/Store';
import { messagesIn } from './messages';

const DEFAULT_LANGUAGE: Language = 'en';

/** The mail texts in the language that the recipient last used, or in English if that is unknown. */
export async function messagesFor(tx: ReadTransaction, userId: string) {
  const language = (await tx.get('credentials', userId))?.language;
  return messagesIn(isLanguage(language) ? language : DEFAULT_LANGUAGE);
}
