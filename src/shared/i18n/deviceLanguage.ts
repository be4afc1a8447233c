import { isLanguage, languageFor, type Language } from './Language';

/** Nobody's in particular: it stays when a person signs out. */
const KEY = 'value-drivers:language';

/** What this device was last read in, else what its browser asks for. */
export function deviceLanguage(): Language {
  return remembered() ?? languageFor(navigator.languages);
}

function remembered(): Language | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Storage may be blocked or full; then the browser's language is asked again next time. */
export function rememberOnDevice(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Nothing is lost that could not be chosen again.
  }
}
