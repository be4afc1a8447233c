import type { SpanishOf } from '@/shared/i18n/Translation';
import type { profilesMessages } from './messages.en';

export const spanish = {
  menu: 'Perfiles…',
  title: 'Perfiles de {{company}}',
  intro:
    'Un perfil descarta las acciones que no se aplican a empresas de un tipo, con un motivo. Se retira de una vez.',
  none: 'Aún no hay perfiles',
  noneDetail: 'Cree uno con las acciones que no se aplican a este tipo de empresa.',
  noWorkspace: 'Los perfiles pertenecen a un espacio de trabajo. Esta empresa no tiene ninguno.',
  new: 'Perfil nuevo',
  edit: 'Editar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar {{name}}?',
  removeDetail: 'Las acciones que ha marcado siguen marcadas.',
  actions_one: '{{count}} acción',
  actions_many: '{{count}} acciones',
  actions_other: '{{count}} acciones',
  applied: 'Aplicado: {{count}} marcadas',
  apply: 'Aplicar…',
  takeBack: 'Retirar…',
  preview: {
    apply: '¿Aplicar {{name}} a {{company}}?',
    takeBack: '¿Retirar {{name}} de {{company}}?',
    changes_one: 'Cambia {{count}} respuesta.',
    changes_many: 'Cambian {{count}} respuestas.',
    changes_other: 'Cambian {{count}} respuestas.',
    nothing: 'No cambia ninguna respuesta.',
    confirmApply: 'Aplicar',
    confirmTakeBack: 'Retirar',
    appliedDone: 'El perfil se ha aplicado',
    takenBackDone: 'El perfil se ha retirado',
  },
  form: {
    name: 'Nombre',
    reason: 'Motivo',
    actions: 'Acciones que no se aplican',
    save: 'Guardar perfil',
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
  failed: 'No ha funcionado. Vuelva a intentarlo.',
} satisfies SpanishOf<typeof profilesMessages>;
