import type { SpanishOf } from '@/shared/i18n/Translation';
import type { htmlMessages } from './messages.en';

export const spanish = {
  description:
    'Vea la puntuación de su empresa en los cuatro impulsores de valor y el siguiente paso.',
  needsJavaScript: 'Esta aplicación necesita JavaScript. Actívelo y vuelva a cargar la página.',
  loadFailed: {
    title: 'No se pudo cargar la página',
    detail:
      'Compruebe la conexión y vuelva a cargar la página. Los cambios sin guardar se conservan en este dispositivo.',
    reload: 'Volver a cargar',
  },
} satisfies SpanishOf<typeof htmlMessages>;
