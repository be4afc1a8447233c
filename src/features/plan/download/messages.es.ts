import type { SpanishOf } from '@/shared/i18n/Translation';
import type { planReportMessages } from './messages.en';

export const spanishReport = {
  priorities: 'Prioridades',
  plan: 'Plan',
  averages: 'Promedios',
  average: 'Promedio',
  now: 'Ahora',
  then: 'Con el plan',
  thenSelected: 'Con el plan y la selección',
  target: 'Objetivo',
  action: 'Acción',
  driver: 'Impulsor',
  state: 'Estado',
  gain: 'Mejora del promedio global',
  driverGain: 'Mejora del impulsor',
  effort: 'Esfuerzo',
  cost: 'Coste ({{unit}})',
  weeks: 'Semanas',
  benefitState: 'Beneficio previsto, declarado o confirmado',
  remark: 'Observación',
  selected: 'Seleccionada',
  effortAssumed: 'Esfuerzo supuesto',
  status: 'Situación',
  planned: 'Mejora prevista del promedio global',
  realized: 'Mejora hasta ahora',
  gainNote:
    'Cuánto sube el promedio global cuando la acción alcanza su meta. Las mejoras de varias acciones se suman.',
  plannedNote:
    'Cuánto sube el promedio global cuando la acción alcanza su meta desde el estado en que se planificó. Las mejoras de varias acciones se suman.',
} satisfies SpanishOf<typeof planReportMessages>;
