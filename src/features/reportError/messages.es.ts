import type { SpanishOf } from '@/shared/i18n/Translation';
import type { reportErrorMessages } from './messages.en';

export const spanish = {
  title: 'Informar de un error',
  whatHappened: '¿Qué ha ocurrido?',
  whatHappenedRequired: 'Indique qué ha ocurrido.',
  whereFound: '¿Dónde se ha producido el error?',
  description: 'Descripción del error',
  screenshot: {
    label: 'Captura de pantalla',
    hint: 'Suelte aquí el archivo: JPEG o PNG, máx. 500 kB',
    otherWays: 'O haga clic para elegirlo, o péguelo.',
    preview: 'Captura de pantalla elegida',
    remove: 'Quitar',
    wrongType: 'Solo se pueden enviar archivos JPEG y PNG.',
    tooLarge: 'El archivo es demasiado grande: se pueden enviar 500 kB como máximo.',
  },
  send: 'Enviar',
  sent: 'El informe se ha enviado',
  reference: 'Número de referencia:',
  failed: 'No se pudo enviar el informe. Lo que ha escrito sigue aquí: vuelva a intentarlo.',
} satisfies SpanishOf<typeof reportErrorMessages>;
