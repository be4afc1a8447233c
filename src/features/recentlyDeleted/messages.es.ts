import type { SpanishOf } from '@/shared/i18n/Translation';
import type { recentlyDeletedMessages } from './messages.en';

export const spanish = {
  title: 'Papelera',
  search: 'Buscar en la papelera',
  empty: 'La papelera está vacía',
  emptyDetail:
    'Las empresas y los espacios de trabajo eliminados permanecen aquí durante {{period}}.',
  kind: { company: 'Empresa', workspace: 'Espacio de trabajo' },
  daysLeft_one: 'Queda {{count}} día',
  daysLeft_many: 'Quedan {{count}} de días',
  daysLeft_other: 'Quedan {{count}} días',
  by: 'Eliminado por {{name}} el {{date}}',
  on: 'Eliminado el {{date}}',
  restore: 'Restaurar',
  restoreItem: 'Restaurar {{name}}',
} satisfies SpanishOf<typeof recentlyDeletedMessages>;
