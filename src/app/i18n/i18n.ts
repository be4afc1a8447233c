import { createInstance } from 'i18next';
import { authMessages } from '@/features/auth';
import { sharedMessages } from '@/shared/i18n/messages.en';
import type { FrameWords } from './frameMessages';
import type { HelpWords } from './helpPageMessages';
import type { SignedInWords } from './signedInMessages';

/**
 * What is said before anybody is signed in. The rest comes with the pages that say it, and all of it in
 * Spanish by `spanish.ts`.
 */
const english = { shared: sharedMessages, auth: authMessages } as const;

type English = typeof english & FrameWords & SignedInWords & HelpWords;

export type Feature = keyof English;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: English;
  }
}

export const i18n = createInstance();

void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: english },
  defaultNS: 'shared',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Adds English words, by feature; what is there already stays. */
export const addEnglish = (words: Record<string, object>) => addWords('en', words);

/** Adds words of a language, by feature; what is there already stays. */
export function addWords(language: string, words: Record<string, object>): void {
  for (const [feature, messages] of Object.entries(words)) {
    if (!i18n.hasResourceBundle(language, feature))
      i18n.addResourceBundle(language, feature, messages);
  }
}
