import type { ReadTransaction } from '@server/store/Store';
import { lastLanguage } from '../queries/lastLanguage';
import { messagesIn } from './messages';

/** The mail texts in the language that the recipient last used, or in English if that is unknown. */
export const messagesFor = async (tx: ReadTransaction, userId: string) =>
  messagesIn(await lastLanguage(tx, userId));
