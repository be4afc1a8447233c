import type { SpanishOf } from '@/shared/i18n/Translation';
import type { driversMessages } from './messages.en';

export const spanish = {
  card: { title: 'Resumen de empresa', viewAll: 'Ver todo' },
  score: { long: '{{score}} de 10', short: '{{score}} / 10' },
  change: {
    up: 'sube {{amount}} desde {{week}}',
    down: 'baja {{amount}} desde {{week}}',
    since: 'desde {{week}}',
    new: 'nuevo',
    newTitle: 'Hace cuatro semanas no había ningún valor.',
  },
  benchmark: {
    needed: '{{peers}} de las {{needed}} empresas necesarias para comparar',
    median_one: 'Mediana de {{count}} empresa: {{median}}',
    median_many: 'Mediana de {{count}} empresas: {{median}}',
    median_other: 'Mediana de {{count}} empresas: {{median}}',
    quartiles: 'la mitad central, de {{lower}} a {{upper}}',
    standing: 'por encima de {{above}} de {{peers}}, igual a {{equal}}',
    tooFewScores: 'puntúe más acciones para comparar',
  },
  overview: {
    title: 'Resumen de empresa',
    general: 'General',
    ratings: 'Resumen de valoraciones',
    course: 'Últimas {{weeks}} semanas: de {{first}} a {{last}}',
    noneScored:
      'Todavía no hay ninguna acción puntuada. Las valoraciones aparecerán aquí cuando se respondan acciones en las áreas de impacto.',
  },
  weakest: {
    title: 'Subimpulsores más débiles',
  },
  improve: {
    title: 'Acciones que mejorar primero',
    state: 'estado {{state}}, objetivo {{aim}}',
    priority: 'Promedio global {{gain}}, esfuerzo {{effort}} de 5',
  },
  filter: {
    label: 'Filtro: {{filter}}',
    all: 'Todas las acciones',
    unscored: 'Sin puntuación',
    low: 'Bajo',
    cheap: 'Baratas y relevantes',
    none: 'Ninguna acción coincide con el filtro',
    showAll: 'Mostrar todas las acciones',
  },
  driver: {
    rating: 'Valoración de la rama',
    description: 'Descripción',
    counted: '{{scored}} de {{total}} acciones puntuadas',
    countedShort: '{{scored}} de {{total}} puntuadas',
    notScored: 'Sin puntuación',
    actions: 'Acciones recomendadas',
    sort: 'Ordenar',
    more_one: 'Mostrar la última',
    more_many: 'Mostrar {{count}} más de {{rest}}',
    more_other: 'Mostrar {{count}} más de {{rest}}',
    better: 'Primero las mejor calificadas',
    worse: 'Primero las peor calificadas',
    open: 'Abrir {{title}}',
    openFailed: 'No se pudo cargar la acción, así que no se ha abierto. Vuelva a intentarlo.',
  },
  report: {
    driver: 'Impulsor',
    subdriver: 'Subimpulsor',
    subdrivers: 'Subimpulsores',
    scored: 'Acciones puntuadas',
    total: 'Todas las acciones',
    number: 'Número',
    action: 'Acción',
    average: 'Promedio',
    score: 'Puntuación',
    grade: 'Nivel',
  },
  explain: {
    label: 'Cómo se calcula {{name}}',
    driver:
      'La media ponderada de las puntuaciones de sus acciones respondidas. La puntuación de una acción es su estado, de 1 a 10; su peso va de 1 a 5: cuanto más relevante y crítica, mayor.',
    few: 'Menos de la mitad de sus acciones están puntuadas, así que la valoración aún puede variar mucho.',
    total: 'La media de los impulsores que tienen valoración.',
    actionScore:
      'La puntuación de una acción es el estado elegido en su formulario, de 1 a 10. Una acción sin estado no se puntúa.',
    actionLabel: 'Cómo se puntúan las acciones',
    action:
      'La puntuación de una acción es el estado elegido en su formulario, de 1 a 10. Es Alto por encima de 7, Bajo por debajo de 5 y Medio entre ambos. Una acción sin estado no se puntúa.',
    actionOf: 'Cómo se puntúa {{number}}',
    state: 'El estado elegido en su formulario: {{score}} de 10.',
    exact: 'Sin redondear: {{average}}.',
    grade: 'Alto por encima de 7, Bajo por debajo de 5, Medio entre ambos.',
    now: 'Según la última respuesta guardada.',
  },
} satisfies SpanishOf<typeof driversMessages>;
