import { isLanguage } from '@contract/language';
import { addMessages, i18n } from '../i18n/i18n';

/** The messages of Login that a page contains unless it is in English, by namespace. */
export type PageMessages = Record<string, object>;

/** Activates the page's language with the messages in the page, which hydration needs. */
export function activatePageLanguage(): void {
  const { lang } = document.documentElement;
  const messages = document.getElementById('messages')?.textContent;
  if (!messages || !isLanguage(lang)) return;
  addMessages(lang, JSON.parse(messages) as PageMessages);
  void i18n.changeLanguage(lang);
}
