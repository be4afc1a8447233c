import type { sharedMessages } from './messages.en';
import type { SpanishOf } from './Translation';

/*
 * One word for one thing, and nobody is addressed by name or by 'tú':
 * value driver: impulsor de valor · sub-driver: subimpulsor · impact area: área de impacto
 * action: acción · activity: actividad · answer: respuesta · company: empresa · logo: logotipo
 * workspace: espacio de trabajo · collaborator: colaborador · role: rol · subscriber: suscriptor
 * score: puntuación · rating: valoración · average: promedio · Global Average: promedio global
 * grade: nivel (Alto, Medio, Bajo) · progress: avance · evolution: evolución · overview: resumen
 * state: estado · relevance: relevancia · criticality: criticidad · cost: coste
 * difficulty: dificultad · weight: peso · to do: pendiente · in progress: en curso · done: hecha
 * recently deleted: papelera · dashboard: panel de control
 * Login: iniciar sesión · Logout: cerrar sesión · email: correo electrónico · link: enlace
 */
export const spanish = {
  product: 'Value Drivers',
  retry: 'Reintentar',
  reload: 'Volver a cargar',
  reportError: 'Informar de un error',
  save: 'Guardar',
  cancel: 'Cancelar',
  addNew: 'Añadir',
  deleted: {
    done: '{{name}} se ha eliminado',
    until: 'Se puede restaurar hasta el {{date}}.',
  },
  undo: 'Deshacer',
  undone: 'Se ha deshecho el cambio',
  actionsFor: 'Opciones de {{name}}',
  nothingFound: 'Sin resultados',
  showMore: 'Mostrar más',
  sort: { by: 'Ordenar por', order: 'Orden', ascending: 'Ascendente', descending: 'Descendente' },
  filters: { none: 'Filtros', set: 'Filtros ({{count}})' },
  pages: 'Páginas de {{what}}',
  role: { administrator: 'Administrador', editor: 'Editor', subscriber: 'Suscriptor' },
  image: {
    notAnImage: 'Aquí solo se admiten archivos de imagen.',
    tooLarge: 'La imagen es demasiado grande: el máximo es de {{max}} MB.',
  },
  loading: 'Cargando…',
  partFailed: {
    title: 'No se pudo abrir',
    detail: 'Compruebe la conexión y vuelva a cargar la página.',
  },
  view: { label: 'Vista', cards: 'Tarjetas', table: 'Tabla' },
  noData: 'No hay datos disponibles',
  companyPicture: 'Logotipo de {{name}}',
  grade: { High: 'Alto', Medium: 'Medio', Low: 'Bajo' },
  error: {
    unreachable: {
      title: 'No se pudo contactar con el servidor',
      detail:
        'Falla la conexión o nuestro servidor. Es posible que el resto de los datos en pantalla no estén al día.',
    },
    unreadable: {
      title: 'No se pudo leer la respuesta del servidor',
      detail: 'Vuelva a intentarlo. Si el problema continúa, use «Informar de un error».',
    },
    offline: {
      title: 'Sin conexión',
      detail:
        'Esta página aún no se ha cargado en este dispositivo. Reinténtelo cuando vuelva la conexión.',
    },
    notLoaded: {
      title: 'No se pudo cargar la página',
      detail:
        'Vuelva a cargar la página. Los cambios sin guardar se conservan en este dispositivo.',
    },
    notFound: {
      title: 'No encontrado',
      detail: 'No existe, o esta cuenta no tiene acceso.',
    },
    forbidden: {
      title: 'Sin acceso',
      detail: 'El rol de esta cuenta no lo incluye.',
    },
    unexpected: {
      title: 'Algo ha fallado',
      detail: 'Vuelva a intentarlo. Si el problema continúa, use «Informar de un error».',
    },
  },
  download: {
    label: 'Descargar',
    labelWithout: 'Descargar: {{reason}}',
    working: 'Preparando el archivo…',
    failed: 'No se pudo crear el archivo. Vuelva a intentarlo.',
    without: {
      loading: 'Cargando datos…',
      failed: 'No se pudieron cargar los datos.',
      sample: 'Los datos de muestra no se pueden descargar.',
      nothing: 'Todavía no hay datos que descargar.',
    },
    filter: 'Filtro: {{filter}}',
    charts: 'Gráficos',
    readMe: 'Léame',
    short: { pdf: 'PDF', xlsx: 'EXCEL' },
    long: { pdf: 'Descargar en PDF', xlsx: 'Descargar en EXCEL' },
  },
  sample: {
    banner: 'Datos de muestra: no se pudo contactar con el servidor',
    detail: 'Estos no son sus datos, y ahora no se puede guardar nada.',
  },
} satisfies SpanishOf<typeof sharedMessages>;
