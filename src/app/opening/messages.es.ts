import type { SpanishOf } from '@/shared/i18n/Translation';
import type { pageMessages } from './messages.en';

export const spanish = {
  description:
    'Vea la puntuación de su empresa en los cuatro impulsores de valor y el siguiente paso.',
  needsJavaScript: 'Esta aplicación necesita JavaScript. Actívelo y vuelva a cargar la página.',
} satisfies SpanishOf<typeof pageMessages>;
