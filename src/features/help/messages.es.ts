import type { SpanishOf } from '@/shared/i18n/Translation';
import type { ArticleId } from './content/articles';
import type { ArticleText } from './content/ArticleText';
import type { helpMessages } from './messages.en';
import { userArticles } from './content/messages.user.es';
import { viewArticles } from './content/messages.views.es';

const articles: Record<ArticleId, ArticleText> = { ...userArticles, ...viewArticles };

export const spanish = {
  title: 'Soporte y centro de ayuda',
  link: 'Ayuda: {{title}}',
  groups: { user: 'Información útil para usuarios', views: 'Vistas de la plataforma' },
  search: {
    label: 'Buscar en los artículos de ayuda',
    placeholder: 'Buscar, por ejemplo: nivel',
    found_one: '{{count}} artículo contiene todas las palabras',
    found_many: '{{count}} de artículos contienen todas las palabras',
    found_other: '{{count}} artículos contienen todas las palabras',
    nothing: 'Ningún artículo contiene todas las palabras',
    hint: 'Pruebe con menos palabras o con otras.',
    clear: 'Borrar la búsqueda',
  },
  article: { open: 'Abrir esta vista', permalink: 'Enlace a este artículo' },
  articles,
  example: {
    caption: 'Cuatro acciones de un impulsor',
    columns: {
      action: 'Acción',
      state: 'Estado',
      relevance: 'Relevancia',
      criticality: 'Criticidad',
      weight: 'Peso',
      weighted: 'Peso × puntuación',
    },
    action: 'Acción {{number}}',
    notCounted: 'No cuenta',
    separator: '; ',
  },
  movement: {
    caption: 'Tres acciones de un impulsor en dos momentos',
    columns: { before: 'Antes', after: 'Después', contribution: 'Contribución' },
    scored: 'Estado {{state}}, peso {{weight}}',
    notScored: 'Sin puntuar',
  },
  round: {
    caption: 'Dos acciones de un impulsor, con cuatro opiniones cada una',
    columns: {
      opinions: 'Opiniones',
      difference: 'Diferencia',
      result: 'Resultado',
      proposal: 'Propuesta',
      swing: 'Mueve la puntuación',
    },
    camps: 'Dos bandos, por discutir',
    agreed: 'Con acuerdo',
  },
  plan: {
    caption: 'Dos acciones por debajo de su meta, de un impulsor con tres acciones puntuadas',
    columns: {
      state: 'Estado → meta',
      driverGain: 'Mejora del impulsor',
      gain: 'Mejora del promedio global',
      effort: 'Esfuerzo',
      cost: 'Coste en M USD',
    },
  },
  saveStatus: {
    caption: 'Qué significa el estado junto al formulario',
    columns: { word: 'Estado', meaning: 'Significado' },
    dirty: 'Se ha introducido algo que todavía no se ha guardado. Se guardará automáticamente.',
    saving: 'Los datos introducidos se están enviando.',
    saved: 'A esa hora se guardó todo lo introducido.',
    offline:
      'No hay conexión. Lo introducido se conserva y se guardará cuando vuelva a haber conexión.',
    failed:
      'No se pudo guardar. Un aviso dice por qué; se vuelve a intentar automáticamente, y con Reintentar.',
    conflict:
      'Otra persona ha dado otro valor al mismo campo. El formulario pregunta cuál conservar.',
  },
  permissions: {
    caption: 'Qué puede hacer cada rol',
    what: 'Acción',
    people: {
      administrator: 'Administrador',
      companyAdministrator: 'Administrador de la empresa',
      workspaceAdministrator: 'Administrador del espacio de trabajo',
      editor: 'Editor',
      subscriber: 'Suscriptor',
    },
    reach: {
      yes: 'Sí',
      no: 'No',
      any: 'Todo',
      ownCompany: 'Empresa propia',
      ownWorkspace: 'Espacio de trabajo propio',
      ownCompanyPeople: 'Personas de la empresa propia',
      ownWorkspacePeople: 'Personas del espacio de trabajo propio',
      ownCompanyToOwnWorkspace: 'Empresa propia, al espacio de trabajo propio o a ninguno',
      ownWorkspacePeopleWithin: 'Personas del espacio de trabajo propio, dentro de él',
    },
    capability: {
      viewFigures: 'Ver los datos de una empresa',
      saveAnswer: 'Rellenar acciones',
      runRound: 'Pedir opiniones y decidir',
      takeReview: 'Tomar e importar revisiones',
      signReview: 'Firmar, retirar y compartir revisiones',
      chooseCompany: 'Elegir qué empresa muestran las páginas',
      seeCompanies: 'Ver empresas',
      seePeople: 'Ver colaboradores',
      addNew: 'Añadir empresas, espacios de trabajo y colaboradores con «Añadir»',
      changeCompany: 'Editar, eliminar y reactivar empresas',
      assignWorkspace: 'Asignar empresas a un espacio de trabajo',
      changeWorkspace: 'Editar, eliminar y restaurar espacios de trabajo',
      seeDeleted: 'Ver la papelera',
      resendInvitation: 'Reenviar una invitación',
      companyRole: 'Cambiar un rol en la empresa',
      workspaceRole: 'Cambiar un rol en el espacio de trabajo',
      movePerson: 'Mover a un colaborador a otra empresa',
      removePerson: 'Quitar a un colaborador',
      erasePerson: 'Borrar los datos de una persona',
      ownAccount: 'Editar la cuenta propia',
      reportError: 'Informar de un error',
    },
  },
} satisfies SpanishOf<typeof helpMessages>;
