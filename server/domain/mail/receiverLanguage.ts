import { isLanguage, type Language } from '@contract/language';
import type { ReadTransaction } from '@server/store/Store';
import { messagesIn } from './messages';

const DEFAULT: Language = 'en';

/** The mails in the language that a person last used; English if that is unknown. */
export async function messagesFor(tx: ReadTransaction, userId: string) {
  const language = (await tx.get('credentials', userId))?.language;
  return messagesIn(isLanguage(language) ? language : DEFAULT);
}
