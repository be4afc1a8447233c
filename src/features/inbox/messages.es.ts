import type { SpanishOf } from '@/shared/i18n/Translation';
import type { inboxMessages } from './messages.en';

export const spanish = {
  title: 'Bandeja de entrada',
  tasks: 'Pendiente de mí',
  tasksCount: 'Pendiente de mí ({{count}})',
  empty: 'No tiene nada pendiente.',
  notices: 'Avisos',
  noNotices: 'Todavía no hay avisos.',
  readAll: 'Marcar todo como leído',
  unread: 'Nuevo',
  former: 'Antiguo miembro',
  due: 'vence el {{day}}',
  overdue: 'con retraso desde el {{day}}',
  task: {
    evidence: '{{name}} pide una evidencia',
    answer: '{{name}} pide una puntuación',
    comment: '{{name}} pide un comentario',
    plan_item: 'En el plan',
    round: '{{name}} pide su opinión',
  },
  notice: {
    asked: 'Le piden algo',
    mentioned: 'Le mencionan',
    done: 'Ya está lo que pidió',
    evidence_refused: 'El escáner ha rechazado su archivo',
    round_closed: 'Ya se muestran las opiniones',
    other: 'Algo ha cambiado',
  },
} satisfies SpanishOf<typeof inboxMessages>;
