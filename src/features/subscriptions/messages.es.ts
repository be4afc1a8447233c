import type { SpanishOf } from '@/shared/i18n/Translation';
import type { subscriptionsMessages } from './messages.en';

export const spanish = {
  title: 'Empresas en el correo semanal',
  all: 'Todas las empresas',
  chosen: 'Empresas elegidas',
  none: 'Ninguna',
  companies: 'Empresas',
  save: 'Guardar empresas',
  saved: 'Las empresas del correo semanal se han guardado',
  failed: 'No se han podido guardar las empresas.',
  preview: 'Ver el correo',
  previewFailed: 'No se ha podido cargar el correo.',
  nothing: 'Ahora no hay nada que comunicar, así que no se enviaría ningún correo.',
} satisfies SpanishOf<typeof subscriptionsMessages>;
