import type { SpanishOf } from '@/shared/i18n/Translation';
import type { companiesMessages } from './messages.en';

export const spanish = {
  selector: {
    label: 'Empresa mostrada',
    placeholder: 'Elegir una empresa',
    nothingFound: 'Sin resultados',
    searching: 'Buscando…',
  },
  compare: { label: 'Comparar con la empresa' },
  none: {
    title: 'Todavía no hay ninguna empresa que mostrar',
    detail:
      'Esta cuenta aún no pertenece a ninguna empresa. Un administrador puede añadirla a una.',
    adminDetail: 'Tres pasos llevan a las primeras cifras:',
    steps: {
      company: 'Añadir una empresa.',
      people: 'Invitar en Colaboradores a quienes la puntúan.',
      answers: 'Puntuar la primera acción, o importar un libro en Áreas de impacto.',
    },
  },
  deactivated: {
    title: '{{name}} se ha eliminado',
    detail:
      'Sus datos no están disponibles. Un administrador de la empresa puede restaurarla hasta que se borre definitivamente.',
    detailUntil:
      'Sus datos no están disponibles. Un administrador de la empresa puede restaurarla hasta el {{date}}.',
  },
  title: 'Mis empresas',
  list: {
    label: 'Empresas',
    what: 'empresas',
    search: 'Buscar empresas',
    none: 'Todavía no hay empresas',
    noneAdmin: 'Añada la primera con el botón Añadir.',
    noneOther:
      'Esta cuenta aún no pertenece a ninguna empresa. Un administrador puede añadirla a una.',
  },
  card: {
    workspace: 'Espacio de trabajo',
    noWorkspace: 'Sin espacio de trabajo',
    noWebsite: 'Sin sitio web',
    score: '{{score}} de 10 ({{exact}})',
    progress: 'Avance',
    people: 'Personas',
    active: 'Activa',
    deactivated: 'Eliminada',
    daysLeft_one: 'Eliminada, queda {{count}} día para restaurarla',
    daysLeft_many: 'Eliminada, quedan {{count}} de días para restaurarla',
    daysLeft_other: 'Eliminada, quedan {{count}} días para restaurarla',
  },
  column: {
    name: 'Nombre',
    workspace: 'Espacio de trabajo',
    average: 'Promedio global',
    completed: 'Avance',
    people: 'Personas',
    status: 'Estado',
    actions: 'Opciones',
  },
  menu: {
    edit: 'Editar los datos',
    workspaces: 'Gestionar los espacios de trabajo',
    delete: 'Eliminar la empresa',
    reactivate: 'Reactivar la empresa',
  },
  form: {
    logo: 'Elegir un logotipo',
    name: 'Nombre de la empresa',
    website: 'Sitio web',
    websitePlaceholder: 'www.example.com',
    moneyUnit: 'Moneda',
    moneyUnitDetail: 'De todos los importes, en millones. Cambiarla no convierte nada.',
    nameEmpty: 'El nombre de la empresa no puede estar vacío.',
    failed: 'No se pudo crear la empresa.',
  },
  add: { title: 'Añadir una empresa', done: '{{name}} se ha añadido' },
  edit: { title: 'Editar la empresa', done: 'Se han guardado los cambios de {{name}}' },
  workspaces: {
    title: 'Gestionar los espacios de trabajo de la empresa',
    detail: '{{name}} pertenece a un espacio de trabajo o a ninguno.',
    oneWay:
      'Si se quita de su espacio de trabajo, solo un administrador podrá volver a asignarla a uno.',
    label: 'Espacios de trabajo',
    search: 'Buscar espacios de trabajo',
    none: 'No hay ningún espacio de trabajo que elegir.',
    nothingFound: 'Sin resultados',
    more_one: '{{count}} más: siga escribiendo para acotar',
    more_many: '{{count}} más: siga escribiendo para acotar',
    more_other: '{{count}} más: siga escribiendo para acotar',
    moved: '{{name}} ahora pertenece a {{workspace}}',
    removed: '{{name}} ya no pertenece a ningún espacio de trabajo',
    noCompany: 'No se ha elegido ninguna empresa.',
    failed: 'No se pudo actualizar el espacio de trabajo de la empresa.',
  },
  delete: {
    title: 'Eliminar la empresa',
    detail:
      '{{name}} y sus datos dejarán de estar disponibles para sus colaboradores. Se puede deshacer durante {{period}}; después es definitivo.',
    failed: 'No se pudo eliminar la empresa. Vuelva a intentarlo.',
  },
  reactivate: {
    title: 'Reactivar la empresa',
    detail: '{{name}} volverá a estar activa, con todos sus colaboradores y respuestas.',
    confirm: 'Reactivar empresa',
    done: '{{name}} se ha restaurado',
    failed: 'No se pudo reactivar la empresa. Vuelva a intentarlo.',
  },
} satisfies SpanishOf<typeof companiesMessages>;
