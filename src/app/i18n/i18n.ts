import { createInstance } from 'i18next';
import { authMessages } from '@/features/auth';
import { sharedMessages } from '@/shared/i18n/messages.en';
import type { FrameMessages } from './frameMessages';
import type { HelpPageMessages } from './helpPageMessages';
import type { SecondFactorMessages } from './secondFactorMessages';
import type { SignedInMessages } from './signedInMessages';

/**
 * The messages that are needed before signing in. Others are added with the pages that show them, and all
 * Spanish ones by `spanish.ts`.
 */
const initialMessages = { shared: sharedMessages, auth: authMessages } as const;

type EnglishMessages = typeof initialMessages &
  FrameMessages &
  SignedInMessages &
  HelpPageMessages &
  SecondFactorMessages;

/** A namespace of messages: a feature, or a part of the app such as `layout`. */
export type Namespace = keyof EnglishMessages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: EnglishMessages;
  }
}

export const i18n = createInstance();

void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: initialMessages },
  defaultNS: 'shared',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Adds English messages by namespace. Namespaces that exist are not replaced. */
export const addEnglishMessages = (messages: Record<string, object>) => addMessages('en', messages);

/** Adds messages of a language by namespace. Namespaces that exist are not replaced. */
export function addMessages(language: string, messages: Record<string, object>): void {
  for (const [namespace, table] of Object.entries(messages)) {
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, table);
  }
}
