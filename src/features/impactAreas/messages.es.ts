import type { SpanishOf } from '@/shared/i18n/Translation';
import type { impactAreasMessages } from './messages.en';

export const spanish = {
  title: 'Áreas de impacto',
  overallProgress: 'Avance general',
  card: { title: 'Áreas de impacto', viewAll: 'Ver todo' },
  progress: { title: 'Avance', count: '{{answered}} de {{total}} acciones' },
  explain: {
    label: 'Cómo se calcula el avance',
    rule: 'La proporción de acciones hechas del área. Una acción está hecha cuando su estado, relevancia, criticidad, coste y dificultad están indicados, o cuando se marca como no aplicable.',
    rounding: 'Se muestra redondeado hacia arriba, pero 100 solo cuando todas están hechas.',
    now: 'Según la última respuesta guardada.',
  },
  report: { number: 'Número', area: 'Área de impacto', completed: 'Completado' },
  area: {
    start: 'Empezar {{title}}',
    continue: 'Continuar {{title}}',
    review: 'Revisar {{title}}',
    view: 'Ver {{title}}',
  },
} satisfies SpanishOf<typeof impactAreasMessages>;
