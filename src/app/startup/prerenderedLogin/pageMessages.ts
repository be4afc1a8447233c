import { isLanguage } from '@contract/language';
import { addWords, i18n } from '../../i18n/i18n';

/** The words that a page in another language than English brings along, by feature. */
export type PageWords = Record<string, object>;

/** Says what the page says, in the page's language: the same drawing can be made again. */
export function speakAsPage(): void {
  const { lang } = document.documentElement;
  const words = document.getElementById('words')?.textContent;
  if (!words || !isLanguage(lang)) return;
  addWords(lang, JSON.parse(words) as PageWords);
  void i18n.changeLanguage(lang);
}
