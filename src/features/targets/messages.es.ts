import type { SpanishOf } from '@/shared/i18n/Translation';
import type { targetsMessages } from './messages.en';

export const spanish = {
  line: {
    goal: 'Objetivo {{value}} para el {{day}}',
    plan: 'con el plan {{average}}',
    planBy: 'con el plan {{average}} para el {{day}}',
    pace: 'a este ritmo, el {{day}}',
    notAtThisPace: 'no a este ritmo',
  },
  status: {
    reached: 'alcanzado',
    missed: 'quedó a {{amount}} del objetivo',
    barelyMissed: 'quedó a menos de {{amount}} del objetivo',
    on_course: 'según lo previsto',
    behind: '{{amount}} por detrás de su trayectoria',
    toGo: 'con retraso, faltan {{amount}}',
    below: 'con un retraso de {{amount}}',
    no_score: 'aún sin puntuación',
  },
  menu: {
    label: 'Objetivo de {{driver}}',
    set: 'Fijar objetivo',
    change: 'Cambiar objetivo',
    remove: 'Quitar objetivo',
  },
  none: 'Aún no hay objetivo.',
  removed: 'Se ha quitado el objetivo de {{driver}}',
  invalid: 'Revise los campos marcados.',
  failed: 'No se ha podido cambiar el objetivo. Vuelva a intentarlo.',
  dialog: {
    title: 'Objetivo de {{driver}}',
    average: 'El promedio es hoy {{average}}.',
    noAverage: 'Aún no hay promedio. La trayectoria empieza con el primero.',
    replaces: 'Al cambiarlo, el objetivo actual termina y hoy empieza uno nuevo.',
    value: 'Objetivo',
    dueOn: 'Fecha límite',
    milestones: 'Hitos',
    milestoneDay: 'Día del hito {{number}}',
    milestoneValue: 'Promedio en el hito {{number}}',
    addMilestone: 'Añadir hito',
    removeMilestone: 'Quitar el hito {{number}}',
    reason: 'Motivo',
    former: 'Objetivos anteriores',
    setBy: 'fijado por {{person}} el {{day}}',
    formerMember: 'una persona que ya no está',
  },
  problem: {
    value: {
      out_of_range: 'Escriba un número del 1 al 10.',
      below_average: 'El objetivo está por debajo del promedio actual de {{average}}.',
    },
    due_on: { too_early: 'Elija un día dentro de al menos {{days}} días.' },
    milestones: {
      too_many: 'Escriba como máximo 4 hitos.',
      out_of_range: 'Escriba un número del 1 al 10 para cada hito.',
      days_out_of_order:
        'Los días deben estar en orden, después de hoy y antes de la fecha límite.',
      values_out_of_order: 'Los hitos deben subir desde el promedio actual hasta el objetivo.',
    },
    reason: { too_long: 'Use como máximo 500 caracteres.' },
  },
  report: {
    target: 'Objetivo',
    dueOn: 'Fecha límite',
    status: 'Situación',
  },
} satisfies SpanishOf<typeof targetsMessages>;
