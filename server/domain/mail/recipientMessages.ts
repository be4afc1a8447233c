import type { ReadTransaction } from '@server/store/Store';
import { lastLanguage } from '../queries/lastLanguage';
import { messagesIn } from './messages';

/** The mail texts in the language that the recipient last used, or in English if that is unknown. */
export async function messagesFor(tx: ReadTransaction, userId: string) {
  return messagesIn(await lastLanguage(tx, userId));
}
