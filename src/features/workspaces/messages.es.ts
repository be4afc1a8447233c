import type { SpanishOf } from '@/shared/i18n/Translation';
import type { workspacesMessages } from './messages.en';

export const spanish = {
  title: 'Espacios de trabajo',
  list: {
    search: 'Buscar espacios de trabajo',
    what: 'espacios de trabajo',
    none: 'Todavía no hay espacios de trabajo',
    noneAdmin: 'Añada el primero con el botón Añadir y asígnele después empresas.',
    noneOther:
      'Su empresa no pertenece a ningún espacio de trabajo. Un administrador puede asignarla.',
  },
  card: {
    companies: 'Empresas',
    companiesOf: 'Empresas de {{name}}',
    searchCompanies: 'Buscar empresas de {{name}}',
    noCompanies: 'Ninguna empresa activa pertenece a este espacio de trabajo.',
    collaborators: 'Colaboradores',
  },
  menu: { edit: 'Editar el espacio de trabajo', delete: 'Eliminar el espacio de trabajo' },
  form: {
    name: 'Nombre',
    namePlaceholder: 'Nombre del espacio de trabajo',
    nameEmpty: 'El nombre del espacio de trabajo no puede estar vacío.',
    nameTaken: 'Ya existe un espacio de trabajo con este nombre',
  },
  add: {
    title: 'Añadir un espacio de trabajo',
    failed: 'No se pudo guardar el espacio de trabajo. Vuelva a intentarlo.',
    done: '{{name}} se ha añadido',
  },
  edit: {
    title: 'Editar el espacio de trabajo',
    failed: 'Error al actualizar el espacio de trabajo',
    done: 'Se han guardado los cambios de {{name}}',
  },
  reach: {
    label: 'Administradores del espacio de trabajo',
    none: 'Ven solo los datos de su propia empresa',
    read: 'Ven los datos de todas las empresas del espacio de trabajo',
    edit: 'Ven los datos de todas las empresas del espacio de trabajo y rellenan sus acciones',
    detail: 'No pueden editar ni eliminar otras empresas. El cambio surte efecto de inmediato.',
  },
  delete: {
    title: 'Eliminar el espacio de trabajo',
    detail:
      '{{name}} se eliminará; sus empresas se conservan, sin espacio de trabajo. Se puede revertir durante {{period}}; después es definitivo.',
    failed: 'No se pudo eliminar el espacio de trabajo. Vuelva a intentarlo.',
  },
  restore: {
    done: '{{name}} se ha restaurado',
    failed: 'No se pudo restaurar el espacio de trabajo. Vuelva a intentarlo.',
  },
} satisfies SpanishOf<typeof workspacesMessages>;
