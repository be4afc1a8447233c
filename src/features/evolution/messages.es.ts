import type { SpanishOf } from '@/shared/i18n/Translation';
import type { evolutionMessages } from './messages.en';

export const spanish = {
  title: 'Evolución histórica',
  chart: 'Evolución de las valoraciones por rama',
  chartOf: 'Evolución de las valoraciones por rama de {{company}}',
  summary:
    '{{year}}, de {{first}} a {{last}}, puntuaciones de {{min}} a {{max}}. Series mostradas: {{series}}. Las flechas recorren el año, más y menos acercan y alejan, Inicio lo muestra entero.',
  noSeries: 'ninguna',
  goals: 'Objetivos y revisiones pasadas: {{goals}}.',
  today: 'Hoy',
  legend: 'Líneas del gráfico',
  noDataInYear: 'No hay datos en {{year}}',
  years: {
    label: 'Año',
    back: 'Año anterior',
    forward: 'Año siguiente',
    other: 'Comparar con el año',
    noOther: 'Un año',
    versus: 'con {{year}}',
  },
  filter: {
    button: 'Series',
    label: 'Series mostradas',
    targets: 'Objetivos',
    grades: 'Alto: más de 7; Bajo: menos de 5',
  },
  zoom: {
    reset: 'Ver todo el año',
    visible: '{{first}} – {{last}}',
    visibleLabel: 'Semanas mostradas',
  },
  table: {
    show: 'Ver como tabla',
    hide: 'Ver como gráfico',
    caption: 'Valoraciones de {{company}} por semana, {{year}}',
    week: 'Semana',
    none: '–',
  },
  info: {
    label: 'Acerca de este gráfico',
    text: 'Cada punto es el promedio de un impulsor al final de esa semana, de 1 a 10. El promedio global es la media de los impulsores que tienen valor en esa semana. Las semanas sin ningún valor están sombreadas. El promedio global no se dibuja donde menos impulsores tienen valor que en las semanas próximas. Gire la rueda o pellizque para acercar, arrastre para desplazarse.',
  },
  explain: {
    label: 'De dónde salen estas puntuaciones',
    tooltip_other:
      'Promedios al final de la semana; promedio global: media de {{count}} impulsores.',
    tooltip_many:
      'Promedios al final de la semana; promedio global: media de {{count}} de impulsores.',
    tooltip_one: 'Promedios al final de la semana; promedio global: media de 1 impulsor.',
    noData: 'Ningún impulsor tiene valor en esta semana.',
    press: 'Pulse una línea para ver qué la movió.',
    partial_one:
      'Solo 1 impulsor tiene valor, menos que en las semanas próximas. La línea del promedio global omite esta semana.',
    partial_many:
      'Solo {{count}} impulsores tienen valor, menos que en las semanas próximas. La línea del promedio global omite esta semana.',
    partial_other:
      'Solo {{count}} impulsores tienen valor, menos que en las semanas próximas. La línea del promedio global omite esta semana.',
    difference:
      'La diferencia es la puntuación de la empresa mostrada menos la de la comparada, ambas como se muestran aquí.',
    now: 'La semana en curso refleja la última respuesta guardada.',
  },
  compare: {
    onlyOne: 'Solo tiene acceso a una empresa, así que no hay con qué compararla.',
  },
  report: {
    weeks: 'Semanas de {{year}}',
    differences: 'Diferencias',
    both: '{{shown}} en comparación con {{compared}}',
    points:
      'La puntuación de una semana es el promedio de un impulsor al final de esa semana, de 1 a 10. El promedio global es la media de los impulsores que tienen valor en esa semana.',
  },
  differences: {
    title: 'Diferencias por impulsor',
    trend: '{{driver}}, {{year}}: {{shown}} y, discontinua, {{compared}}',
    caption: '{{shown}} en comparación con {{compared}}, {{year}}',
    driver: 'Impulsor',
    difference: 'Diferencia',
    hint: 'Valores de la última semana en la que ambas empresas tienen uno.',
  },
} satisfies SpanishOf<typeof evolutionMessages>;
