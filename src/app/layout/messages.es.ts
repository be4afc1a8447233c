import type { SpanishOf } from '@/shared/i18n/Translation';
import type { layoutMessages } from './messages.en';

export const spanish = {
  menu: 'Menú principal',
  openMenu: 'Abrir el menú',
  skip: 'Ir al contenido',
  dashboard: 'Panel de control',
  portfolio: 'Cartera',
  impactAreas: 'Áreas de impacto',
  companyOverview: 'Resumen de empresa',
  plan: 'Plan',
  evolution: 'Evolución',
  companiesManagement: 'Mis empresas',
  workspacesManagement: 'Espacios de trabajo',
  collaboratorsManagement: 'Colaboradores',
  manage: 'Gestionar',
  account: 'Cuenta de {{name}}',
  myAccount: 'Mi cuenta',
  inbox: 'Bandeja de entrada',
  inboxCount: 'Bandeja de entrada ({{count}})',
  accountUnread_one: 'Cuenta de {{name}}, {{count}} aviso nuevo',
  accountUnread_many: 'Cuenta de {{name}}, {{count}} de avisos nuevos',
  accountUnread_other: 'Cuenta de {{name}}, {{count}} avisos nuevos',
  help: 'Soporte y centro de ayuda',
  reportError: 'Informar de un error',
  logout: 'Cerrar sesión',
  toDark: 'Cambiar al tema oscuro',
  toLight: 'Cambiar al tema claro',
  connectionLost: 'Sin conexión, reintentando.',
  asOf: 'Datos del {{moment}}',
  unsaved: {
    title: 'Hay cambios sin guardar',
    detail_one:
      'No se pudo guardar {{count}} cambio. Si se conserva en este dispositivo, se guardará al volver a iniciar sesión aquí.',
    detail_many:
      'No se pudieron guardar {{count}} de cambios. Si se conservan en este dispositivo, se guardarán al volver a iniciar sesión aquí.',
    detail_other:
      'No se pudieron guardar {{count}} cambios. Si se conservan en este dispositivo, se guardarán al volver a iniciar sesión aquí.',
    stay: 'Seguir aquí',
    keep: 'Conservar en este dispositivo y cerrar sesión',
    discard: 'Descartar y cerrar sesión',
  },
  cannotStoreDrafts:
    'No se pueden conservar borradores en este dispositivo: el almacenamiento está lleno o bloqueado. Lo que se introduce se sigue guardando en el servidor.',
  userFailed: 'No se pudo cargar la cuenta',
} satisfies SpanishOf<typeof layoutMessages>;
