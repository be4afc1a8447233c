import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@contract/language';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** The language last used on this device, else the browser's. */
export function deviceLanguage(): Language {
  return storedLanguage() ?? languageFor(navigator.languages);
}

function storedLanguage(): Language | null {
  const [, storedChoice] =
    new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie) ?? [];
  return isLanguage(storedChoice) ? storedChoice : null;
}

/**
 * Stores the language in a cookie, so that the server can choose the page's language. It belongs to
 * the device and not to a person, so it survives signing out.
 */
export function rememberOnDevice(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
}
