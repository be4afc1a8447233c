import type { SpanishOf } from '@/shared/i18n/Translation';
import type { paletteMessages } from './messages.en';

export const spanish = {
  open: 'Ir a una página, empresa o acción',
  title: 'Ir a',
  placeholder: 'Página, empresa o acción',
  pages: 'Páginas',
  companies: 'Empresas',
  actions: 'Acciones',
  commands: 'Órdenes',
  drivers: 'Impulsores y subimpulsores',
  command: {
    setTarget: 'Fijar un objetivo…',
    import: 'Importar un libro…',
    invite: 'Invitar a personas…',
    addCompany: 'Añadir una empresa…',
  },
  nothing: 'Sin resultados',
  searching: 'Buscando…',
  manyMore: 'Hay más: siga escribiendo para acotar',
  more_one: '{{count}} más: siga escribiendo para acotar',
  more_many: '{{count}} más: siga escribiendo para acotar',
  more_other: '{{count}} más: siga escribiendo para acotar',
} satisfies SpanishOf<typeof paletteMessages>;
