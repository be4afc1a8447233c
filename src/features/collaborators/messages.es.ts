import type { SpanishOf } from '@/shared/i18n/Translation';
import type { collaboratorsMessages } from './messages.en';

export const spanish = {
  title: 'Colaboradores',
  search: 'Buscar personas y empresas',
  people: 'personas',
  count_one: '{{count}} persona',
  count_many: '{{count}} de personas',
  count_other: '{{count}} personas',
  listOf: 'Colaboradores de {{name}}',
  noOne: 'Todavía no hay nadie en esta empresa.',
  deleted: 'Eliminada',
  empty: {
    title: 'Todavía no hay colaboradores que mostrar',
    detail:
      'Esta cuenta aún no pertenece a ninguna empresa. Un administrador puede añadirla a una.',
    adminDetail: 'Añada la primera empresa en Mis empresas e invite después aquí a sus personas.',
  },
  pending: {
    badge: 'Invitación pendiente',
    until: 'hasta el {{date}}',
    expired: 'caducó el {{date}}',
  },
  action: {
    userRole: 'Rol de usuario',
    changeCompany: 'Cambiar de empresa',
    resend: 'Reenviar la invitación',
    remove: 'Quitar usuario',
    revoke: 'Revocar la invitación',
  },
  column: {
    name: 'Nombre',
    company: 'Empresa',
    companyRole: 'Rol en la empresa',
    workspaceRole: 'Rol en el espacio',
    actions: 'Opciones',
  },
  table: {
    label: 'Colaboradores de {{name}}',
    search: 'Buscar colaboradores de {{name}}',
    people: 'colaboradores de {{name}}',
    empty: 'Todavía no hay colaboradores.',
  },
  about: {
    administrator: 'puede editarlo todo',
    editor: 'puede editar acciones',
    subscriber: 'solo puede consultar',
  },
  add: {
    title: 'Añadir un colaborador',
    company: 'Empresa',
    role: 'Rol de usuario',
    email: 'Correo electrónico',
    companyRequired: 'La empresa es obligatoria',
    roleRequired: 'El rol es obligatorio',
    emailRequired: 'El correo electrónico es obligatorio',
    emailInvalid: 'Introduzca una dirección de correo válida',
    emailTaken: 'Este correo electrónico ya está registrado',
    invalid: 'Complete todos los campos obligatorios',
    noWorkspace: 'La empresa elegida no tiene espacio de trabajo.',
    failed: 'Se produjo un error al crear el usuario',
    noResponse: 'Se produjo un error. Vuelva a intentarlo más tarde.',
    invited: 'Se ha invitado a {{email}}.',
    created: 'Usuario creado correctamente. Revise el correo para confirmar la cuenta.',
  },
  role: {
    title: 'Rol de usuario',
    companyRole: 'Rol en la empresa',
    workspaceRole: 'Rol en el espacio de trabajo',
    companyRoleClosed:
      'Solo los administradores de la empresa pueden cambiar el rol en la empresa.',
    workspaceRoleClosed:
      'Solo los administradores del espacio de trabajo pueden cambiar el rol en el espacio de trabajo.',
    done: 'Se ha cambiado el rol de {{name}}',
    failed: 'No se cambió el rol de {{name}}',
  },
  company: {
    title: 'Cambiar de empresa',
    field: 'Empresa',
    done: '{{name}} ahora pertenece a {{company}}',
    closed:
      'No puede mover personas a otra empresa. Los administradores del espacio de trabajo pueden hacerlo dentro de él, y los administradores globales en cualquier empresa.',
    failed: 'No se pudo mover a {{name}} a {{company}}',
  },
  remove: {
    title: 'Quitar colaborador',
    confirm: 'Quitar usuario',
    text: '{{name}} perderá el acceso a {{company}} y a sus datos. No se puede deshacer; con una invitación nueva la persona puede volver.',
    done: 'Se ha quitado a {{name}}',
    failed: 'No se pudo eliminar al colaborador. Vuelva a intentarlo.',
  },
  revoke: {
    title: 'Revocar la invitación',
    confirm: 'Revocar la invitación',
    done: 'Se ha revocado la invitación de {{email}}',
    text: 'El enlace enviado a {{email}} dejará de funcionar y nadie obtendrá con él acceso a {{company}} ni a sus datos.',
  },
  resend: {
    sent: 'Invitación enviada a {{email}}',
    detail: 'El enlace enviado antes ya no funciona.',
    failed: 'La invitación no se envió',
  },
  tryAgain: 'Vuelva a intentarlo.',
} satisfies SpanishOf<typeof collaboratorsMessages>;
