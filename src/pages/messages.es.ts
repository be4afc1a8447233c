import type { SpanishOf } from '@/shared/i18n/Translation';
import type { pagesMessages } from './messages.en';

export const spanish = {
  dashboard: {
    title: 'Panel de control',
    welcome: 'Hola de nuevo, {{name}}',
    continue: 'Continuar con el avance',
    continueShort: 'Continuar',
    view: 'Ver el avance',
    viewShort: 'Ver',
    progress: '{{answered}} de {{total}} acciones hechas',
    next: 'Siguiente: {{action}}',
    nextEdited: 'Siguiente: la última acción que editó',
    allDone: 'Las {{total}} acciones están hechas. Siguiente: vea qué mejorar primero.',
    improve: 'Ver qué mejorar primero',
    improveShort: 'Qué mejorar',
    start: 'Empezar por el área {{area}}',
    allNotApplicable: 'Las {{total}} acciones están marcadas como no aplicables.',
    nothingApplicable:
      'Todas las acciones están marcadas como no aplicables, así que no hay nada que puntuar.',
    toAreas: 'Ver las áreas de impacto',
    toAreasShort: 'Áreas de impacto',
    weakest: 'Lo más débil: {{driver}} {{average}}',
    opinions_one: 'Una ronda pide su opinión',
    opinions_many: '{{count}} de rondas piden su opinión',
    opinions_other: '{{count}} rondas piden su opinión',
    due_one: '{{count}} acción propia está vencida o vence esta semana',
    due_many: '{{count}} de acciones propias están vencidas o vencen esta semana',
    due_other: '{{count}} acciones propias están vencidas o vencen esta semana',
    overallProgress: 'Avance general',
    evolution: 'Evolución de las valoraciones por rama',
  },
  action: {
    title: 'Acción',
    none: 'No hay nada que continuar',
    noneDetail: 'Elija un área de impacto para empezar.',
    allDone: 'Todas las acciones están hechas',
    allDoneDetail:
      'Todas las acciones de las siete áreas de impacto tienen respuesta. Se pueden seguir modificando.',
    allDoneReadOnly: 'Todas las acciones de las siete áreas de impacto tienen respuesta.',
    toAreas: 'Áreas de impacto',
  },
  areaEnd: {
    complete: 'Área completa',
    last: 'Última acción de esta área',
    unfinished_one: 'Queda {{count}} acción de esta área por terminar.',
    unfinished_many: 'Quedan {{count}} de acciones de esta área por terminar.',
    unfinished_other: 'Quedan {{count}} acciones de esta área por terminar.',
    continue: 'Continúe con {{title}}.',
    next: 'Área siguiente',
  },
  notFound: {
    title: 'Página no encontrada',
    detail: 'No hay nada en esta dirección.',
    back: 'Volver al panel de control',
  },
} satisfies SpanishOf<typeof pagesMessages>;
